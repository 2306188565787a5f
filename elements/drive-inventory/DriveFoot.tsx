import type { DraftState } from '../../core/base/draft'
import { Button } from '../kit/Button'
import { useText } from '../kit/context'

interface DriveFootProps {
  editable: boolean
  state: DraftState
  onDiscard(): void
  onSave(): void
  /** Null where there is nothing to close. */
  onClose: (() => void) | null
}

/** Close and Save while it can be edited, Close alone while it cannot (specification, section 2). */
export function DriveFoot({ editable, state, onDiscard, onSave, onClose }: DriveFootProps) {
  const t = useText()
  const isChanged = state !== 'clean' && state !== 'saving'
  return (
    <>
      {editable && isChanged && (
        <Button kind="quiet" onClick={onDiscard}>
          {t('drives.discard')}
        </Button>
      )}
      {onClose && <Button onClick={onClose}>{t('drives.close')}</Button>}
      {editable && (
        <Button kind="primary" busy={state === 'saving'} onClick={onSave}>
          {t('drives.save')}
        </Button>
      )}
    </>
  )
}
