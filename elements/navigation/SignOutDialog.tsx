import { useRef } from 'react'
import sheet from '../../styles/areas/sign-out.css?inline'
import { useSheet } from '../base/bridge/hooks'
import { useText } from '../kit/context'
import { Button } from '../kit/fields/Button'
import { Dialog } from '../kit/overlays/Dialog'

/** Asks before a sign-out deletes unsaved edits. */
export function SignOutDialog({ onStay, onLeave }: { onStay(): void; onLeave(): void }) {
  useSheet(sheet)
  const t = useText()
  const stay = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      alert
      title={t('navigation.signOutTitle')}
      initialFocus={stay}
      onClose={onStay}
      foot={
        <>
          <Button ref={stay} onClick={onStay}>
            {t('navigation.stay')}
          </Button>
          <Button kind="destroy" onClick={onLeave}>
            {t('navigation.signOutAnyway')}
          </Button>
        </>
      }
    >
      <p>{t('navigation.signOutDetail')}</p>
    </Dialog>
  )
}
