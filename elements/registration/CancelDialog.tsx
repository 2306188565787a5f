import { useRef } from 'react'
import words from '../../core/i18n/en/registration-review'
import { registerMessages } from '../../core/i18n/translate'
import { useText } from '../kit/context'
import { Button } from '../kit/fields/Button'
import { Dialog } from '../kit/overlays/Dialog'

registerMessages('en', words)

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
