import { useRef } from 'react'
import { useText } from '../kit/context'
import { Button } from '../kit/fields/Button'
import { Dialog } from '../kit/overlays/Dialog'

interface CancelDialogProps {
  /** Whether the draft is stored on this computer, so that leaving loses nothing. */
  isDraftStored: boolean
  onStay(): void
  /** Leaves the registration; the draft stays. */
  onLeave(): void
  onDiscard(): void
}

/** Asks whether to keep or discard the draft before the registration is left. */
export function CancelDialog({ isDraftStored, onStay, onLeave, onDiscard }: CancelDialogProps) {
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
          <Button ref={isDraftStored ? null : safest} onClick={onStay}>
            {t('registration.stay')}
          </Button>
          <Button kind="destroy" onClick={leaveBy(onDiscard)}>
            {t('registration.leave')}
          </Button>
          {isDraftStored && (
            <Button ref={safest} onClick={leaveBy(onLeave)}>
              {t('registration.keepAndLeave')}
            </Button>
          )}
        </>
      }
    >
      <p>{t(isDraftStored ? 'registration.keepDetail' : 'registration.cancelDetail')}</p>
    </Dialog>
  )
}
