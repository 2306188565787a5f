import { useRef } from 'react'
import { useText } from '../kit/context'
import { Button } from '../kit/fields/Button'
import { Dialog } from '../kit/overlays/Dialog'

interface CancelDialogProps {
  /** Whether the draft is stored on this computer, so that leaving loses nothing. */
  isKept: boolean
  onStay(): void
  /** Leaves the registration; the draft stays. */
  onLeave(): void
  onDiscard(): void
}

/** Asks whether to keep or discard the draft before the registration is left. */
export function CancelDialog({ isKept, onStay, onLeave, onDiscard }: CancelDialogProps) {
  const t = useText()
  const safest = useRef<HTMLButtonElement>(null)
  const leaveBy = (leave: () => void) => () => {
    onStay()
    leave()
  }
  return (
    <Dialog
      alert
      title={t('registration.cancelTitle')}
      initialFocus={safest}
      onClose={onStay}
      foot={
        <>
          <Button ref={isKept ? null : safest} onClick={onStay}>
            {t('registration.stay')}
          </Button>
          <Button kind="destroy" onClick={leaveBy(onDiscard)}>
            {t('registration.leave')}
          </Button>
          {isKept && (
            <Button ref={safest} onClick={leaveBy(onLeave)}>
              {t('registration.keepAndLeave')}
            </Button>
          )}
        </>
      }
    >
      <p>{t(isKept ? 'registration.keepDetail' : 'registration.cancelDetail')}</p>
    </Dialog>
  )
}
