import { useRef } from 'react'
import type { Dock, DockBay } from '../../core/appliances/types'
import { Button } from '../kit/Button'
import { useText } from '../kit/context'
import { Dialog } from '../kit/Dialog'
import { DriveLoss } from '../parts/DriveLoss'

interface DuplicateDialogProps {
  workOrderNo: string
  dock: Dock
  /** Every bay whose drive is erased. */
  bays: readonly DockBay[]
  busy: boolean
  onConfirm(): void
  onClose(): void
}

/** The last word before drives are erased: names the appliance and every bay. */
export function DuplicateDialog({ workOrderNo, dock, bays, busy, onConfirm, onClose }: DuplicateDialogProps) {
  const t = useText()
  const cancel = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      alert
      title={t('duplicate.confirm', { count: bays.length })}
      onClose={onClose}
      initialFocus={cancel}
      foot={
        <>
          <Button ref={cancel} onClick={onClose}>
            {t('kit.cancel')}
          </Button>
          <Button kind="destroy" busy={busy} onClick={onConfirm}>
            {t('duplicate.erase')}
          </Button>
        </>
      }
    >
      <DriveLoss dock={dock} bays={bays} />
      <p>{t('duplicate.confirmThen', { order: workOrderNo })}</p>
    </Dialog>
  )
}
