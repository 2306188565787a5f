import exit from 'icon:door-exit'
import nothing from 'icon:map-question'
import unknown from 'icon:user-question'
import type { ReactNode } from 'react'
import { useText } from '../kit/context'
import { Button } from '../kit/fields/Button'
import { Page } from './Page'

/** Somebody is signed in of whom the back end has never heard. */
export function UnknownAccount({ onSignOut, contacts }: { onSignOut(): void; contacts: ReactNode }) {
  const t = useText()
  return (
    <Page
      icon={unknown}
      title={t('statusPage.unknown')}
      says={[t('statusPage.unknownDetail')]}
      steps={<SignOut onSignOut={onSignOut} />}
    >
      {contacts}
    </Page>
  )
}

/** There is nothing at the address. */
export function NotFound({ toStart, contacts }: { toStart: ReactNode; contacts: ReactNode }) {
  const t = useText()
  return (
    <Page icon={nothing} title={t('statusPage.notFound')} says={[t('statusPage.notFoundDetail')]} steps={toStart}>
      {contacts}
    </Page>
  )
}

export function SignOut({ onSignOut }: { onSignOut(): void }) {
  const t = useText()
  return (
    <Button icon={exit} onClick={onSignOut}>
      {t('statusPage.signOut')}
    </Button>
  )
}
