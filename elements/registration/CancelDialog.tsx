import { useRef } from 'react'
import { useText } from '../kit/context'
import { Button } from '../kit/fields/Button'
import { Dialog } from '../kit/overlays/Dialog'

/** Asks before what was typed is lost. */
export function CancelDialog({ onStay, onLeave }: { onStay(): void; onLeave(): void }) {
  const t = useText()
  const stay = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      alert
      title={t('registration.cancelTitle')}
      initialFocus={stay}
      onClose={onStay}
      foot={
        <>
          <Button ref={stay} onClick={onStay}>
            {t('registration.stay')}
          </Button>
          <Button
            kind="destroy"
            onClick={() => {
              onStay()
              onLeave()
            }}
          >
            {t('registration.leave')}
          </Button>
        </>
      }
    >
      <p>{t('registration.cancelDetail')}</p>
    </Dialog>
  )
}
