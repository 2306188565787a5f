import alert from 'icon:alert-triangle'
import { useRef } from 'react'
import type { Preflight } from '../../core/appliances/duplication'
import type { Dock } from '../../core/appliances/types'
import { useText } from '../kit/context'
import { StatusText } from '../kit/feedback/StatusText'
import { Button } from '../kit/fields/Button'
import { Dialog } from '../kit/overlays/Dialog'
import { DriveLoss } from '../parts/copies/DriveLoss'
import { eraseTitle, eraseWords } from '../parts/copies/erase-words'

/** Every bay whose drive is erased, and what stands against it by now. */
interface DuplicateDialogProps extends Preflight {
  workOrderNo: string
  dock: Dock
  /** It was asked for at one bay whose copy failed. */
  again: boolean
  busy: boolean
  onConfirm(): void
  onClose(): void
}

/** The last word before drives are erased: names the appliance and every bay. */
export function DuplicateDialog(props: DuplicateDialogProps) {
  const { workOrderNo, dock, bays, problem, onClose } = props
  const t = useText()
  const cancel = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      alert
      title={eraseTitle(t, dock, bays)}
      onClose={onClose}
      initialFocus={cancel}
      foot={
        <>
          <Button ref={cancel} onClick={onClose}>
            {t('kit.cancel')}
          </Button>
          <Button
            kind="destroy"
            busy={props.busy}
            off={problem ? t.text(problem) : undefined}
            onClick={props.onConfirm}
          >
            {eraseWords(t, dock, bays)}
          </Button>
        </>
      }
    >
      {problem ? (
        <StatusText icon={alert} tone="danger" loud>
          {t.text(problem)}
        </StatusText>
      ) : (
        <>
          <DriveLoss dock={dock} bays={bays} again={props.again} />
          <p>{t('duplicate.confirmThen', { order: workOrderNo })}</p>
        </>
      )}
    </Dialog>
  )
}
