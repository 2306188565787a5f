import exit from 'icon:door-exit'
import lock from 'icon:lock'
import nothing from 'icon:map-question'
import refresh from 'icon:refresh'
import unknown from 'icon:user-question'
import type { ReactNode } from 'react'
import { Button } from '../kit/Button'
import { useText } from '../kit/context'
import { Page } from './Page'

interface NoAccessProps {
  onLook(): void
  onSignOut(): void
  contacts: ReactNode
}

/** Somebody is signed in, and no admin has added the account yet. */
export function NoAccess({ onLook, onSignOut, contacts }: NoAccessProps) {
  const t = useText()
  const steps = (
    <>
      <Button icon={refresh} onClick={onLook}>
        {t('statusPage.lookAgain')}
      </Button>
      <SignOut onSignOut={onSignOut} />
    </>
  )
  return (
    <Page icon={lock} title={t('statusPage.noAccess')} says={[t('statusPage.noAccessDetail')]} steps={steps}>
      {contacts}
    </Page>
  )
}

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

interface NotFoundProps {
  /** Where the portal begins, for a page that is not the portal. */
  start: string
  /** True when the page goes there itself. */
  onStart(): boolean
  contacts: ReactNode
}

/** There is nothing at the address. */
export function NotFound({ start, onStart, contacts }: NotFoundProps) {
  const t = useText()
  const toStart = (
    <a className="button primary" href={start} onClick={event => onStart() && event.preventDefault()}>
      {t('statusPage.toStart')}
    </a>
  )
  return (
    <Page icon={nothing} title={t('statusPage.notFound')} says={[t('statusPage.notFoundDetail')]} steps={toStart}>
      {contacts}
    </Page>
  )
}

function SignOut({ onSignOut }: { onSignOut(): void }) {
  const t = useText()
  return (
    <Button icon={exit} onClick={onSignOut}>
      {t('statusPage.signOut')}
    </Button>
  )
}
