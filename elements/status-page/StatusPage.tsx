import { useSignals } from '@preact/signals-react/runtime'
import { useEffect } from 'react'
import { signOut } from '../../core/portal/sign-out'
import type { ScreenProps } from '../base/description'
import { useScreen } from '../base/hooks'
import { useText } from '../kit/context'
import { Contacts } from './Contacts'
import type { attributes, events } from './index'
import { Maintenance } from './Maintenance'
import { NoAccess, NotFound, UnknownAccount } from './pages'

export function StatusPage({ values, host }: ScreenProps<typeof attributes, typeof events>) {
  useSignals()
  const t = useText()
  const { portal } = useScreen()
  useEffect(() => host.ready(), [host])
  const { links, startUp, bases } = portal.options.value
  const support = links?.support ?? []
  const leave = () => signOut(portal)
  const hosts = <Contacts given={[]} />
  if (values.kind === 'maintenance')
    return (
      <Maintenance
        isOn={portal.maintenance.value}
        onLook={startUp ? () => portal.lookAgain() : null}
        onStart={() => host.navigate('/')}
        contacts={<Contacts given={support} says={t('statusPage.supportDetail')} />}
      />
    )
  if (values.kind === 'no-access') return <NoAccess onLook={() => portal.renew()} onSignOut={leave} contacts={hosts} />
  // The same address for both, as the specification has it: only the session tells which of the two was not found.
  if (portal.access.value === 'not-found')
    return <UnknownAccount onSignOut={leave} contacts={<Contacts given={support} />} />
  return <NotFound start={bases.portal ?? '/'} onStart={() => host.navigate('/')} contacts={hosts} />
}
