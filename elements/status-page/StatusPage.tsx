import { useSignals } from '@preact/signals-react/runtime'
import { useEffect } from 'react'
import type { Failure } from '../../core/base/errors'
import type { Portal } from '../../core/portal/portal'
import { recheck } from '../../core/portal/recheck'
import { signOut } from '../../core/portal/sign-out'
import { session } from '../../core/session/store'
import { useScreen } from '../base/bridge/hooks'
import { useText } from '../kit/context'
import { Contacts } from './Contacts'
import type { StatusPageProps } from './contract'
import { Maintenance } from './Maintenance'
import { NoAccess } from './NoAccess'
import { NotFound, UnknownAccount } from './pages'
import { ToStart } from './ToStart'

export function StatusPage({ values, host }: StatusPageProps) {
  useSignals()
  const t = useText()
  const { portal } = useScreen()
  useEffect(() => host.ready(), [host])
  const { links, startUp, bases } = portal.options.value
  const support = links?.support ?? []
  const leave = () => signOut(portal)
  const hosts = <Contacts given={[]} />
  const toStart = <ToStart start={bases.portal ?? '/'} onStart={() => host.navigate('/') || !bases.portal} />
  if (values.kind === 'maintenance')
    return (
      <Maintenance
        isOn={portal.maintenance.value}
        onLook={startUp ? () => recheck(portal) : null}
        toStart={toStart}
        contacts={<Contacts given={support} says={t('statusPage.supportDetail')} />}
      />
    )
  if (values.kind === 'no-access')
    return <NoAccess onLook={() => askAgain(portal)} onSignOut={leave} toStart={toStart} contacts={hosts} />
  // The same address for both, as the specification has it: only the session tells which of the two was not found.
  if (portal.access.value === 'not-found')
    return <UnknownAccount onSignOut={leave} contacts={<Contacts given={support} />} />
  return <NotFound toStart={toStart} contacts={hosts} />
}

/** Reads again whatever waits for access, and who the user is; answers why that failed. */
async function askAgain(portal: Portal): Promise<Failure | null> {
  portal.renew()
  const release = portal.hold(session)
  const { whoAmI, me } = portal.use(session)
  await whoAmI().catch(() => null)
  release()
  return me.peek().failure
}
