import { useSignals } from '@preact/signals-react/runtime'
import { useEffect } from 'react'
import type { Failure } from '../../core/base/errors'
import type { Portal } from '../../core/portal/portal'
import { recheck } from '../../core/portal/recheck'
import { session } from '../../core/session/store'
import { useScreen } from '../base/bridge/hooks'
import { useText } from '../kit/context'
import { locked, unknown } from '../kit/drawings/whole-view'
import { isPlain } from '../kit/is-plain'
import { Contacts } from './Contacts'
import type { StatusPageProps } from './contract'
import { Maintenance } from './Maintenance'
import { NoAccess } from './NoAccess'
import { Page } from './Page'
import { SignOut } from './SignOut'

export function StatusPage({ values, host }: StatusPageProps) {
  useSignals()
  const t = useText()
  const { portal } = useScreen()
  useEffect(() => host.ready(), [host])
  const { links, startUp, bases } = portal.options.value
  const support = links?.support ?? []
  const hostContacts = <Contacts contacts={[]} />
  // A page that handles the event navigates itself. Otherwise the browser follows the link if `bases` has a portal.
  const isHandled = () => host.navigate('/') || !bases.portal
  const toStart = (
    <a
      className="button primary"
      part="button primary-button"
      href={bases.portal ?? '/'}
      onClick={event => isPlain(event) && isHandled() && event.preventDefault()}
    >
      {t('statusPage.toStart')}
    </a>
  )
  if (values.kind === 'maintenance')
    return (
      <Maintenance
        isOn={portal.maintenance.value}
        onCheck={startUp ? () => recheck(portal) : null}
        toStart={toStart}
        contacts={<Contacts contacts={support} purpose={t('statusPage.supportDetail')} />}
      />
    )
  if (values.kind === 'no-access')
    return <NoAccess onCheck={() => askAgain(portal)} toStart={toStart} contacts={hostContacts} />
  // An unknown account and an unknown page share this kind, so the session tells which of them was not found.
  if (portal.access.value === 'not-found')
    return (
      <Page
        drawing={locked}
        title={t('statusPage.unknown')}
        paragraphs={[t('statusPage.unknownDetail')]}
        steps={<SignOut kind="primary" />}
      >
        <Contacts contacts={support} />
      </Page>
    )
  return (
    <Page
      drawing={unknown}
      title={t('statusPage.notFound')}
      paragraphs={[t('statusPage.notFoundDetail')]}
      steps={toStart}
    >
      {hostContacts}
    </Page>
  )
}

/** Repeats the reads that wait for access, and reads the user. Resolves with the failure of the user. */
async function askAgain(portal: Portal): Promise<Failure | null> {
  portal.renew()
  const release = portal.hold(session)
  const { whoAmI, me } = portal.use(session)
  await whoAmI().catch(() => null)
  release()
  return me.peek().failure
}
