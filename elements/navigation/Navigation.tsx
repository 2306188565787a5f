import { useSignals } from '@preact/signals-react/runtime'
import { useEffect, useState } from 'react'
import { text } from '../../core/i18n/translate'
import { isVisible, mainMenu, settingsMenu } from '../../core/navigation/menu'
import { keepsDrafts, signOut } from '../../core/portal/sign-out'
import { preferences } from '../../core/preferences/preferences'
import { newestApproval } from '../../core/session/rules'
import { session } from '../../core/session/store'
import { useRead, useScreen, useStore } from '../base/bridge/hooks'
import { ActiveOrders } from './ActiveOrders'
import type { NavigationProps } from './contract'
import { Header } from './Header'
import { usePresses } from './presses'
import { SettingsButton } from './SettingsButton'
import { SignOutButton } from './SignOutButton'
import { SignOutDialog } from './SignOutDialog'
import { Unsaved } from './Unsaved'
import { usePageMain } from './use-page-main'

type Props = NavigationProps

export function Navigation(props: Props) {
  useSignals()
  const { portal } = useScreen()
  const access = portal.access.value
  if (props.values.signOutOnly || access === 'no-access' || access === 'not-found') return <Leaving {...props} />
  // Whoever is known to be signed out is asked nothing about.
  return access === 'unauthorized' ? <SignedOut {...props} /> : <SignedIn {...props} />
}

/** What every header has, whoever looks at it. */
function useHeader({ values, host }: Props) {
  useSignals()
  const { portal } = useScreen()
  const main = usePageMain(host.element)
  const { environment = '', bases, links } = portal.options.value
  // Without a portal to lead to, an address would be one of the page's own, which knows nothing of it.
  const presses = usePresses(path => host.navigate(path) || !bases.portal)
  const place = { path: values.path, base: bases.portal ?? '', presses }
  const onSignOut = () => signOut(portal)
  return { header: { ...place, environment, main }, settings: { ...place, links, onSignOut } }
}

function SignedIn(props: Props) {
  const { portal } = useScreen()
  const { header, settings } = useHeader(props)
  /** Whether what is typed may be given up: the question is open. */
  const [isAsked, setAsked] = useState(false)
  const onSignOut = () => (keepsDrafts(portal) ? setAsked(true) : settings.onSignOut())
  const { me, registration, admin, refresh } = useStore(session)
  const { data, failure } = me.value
  useRead(me.value, text('navigation.accountLost'), refresh)
  const { notifications } = portal
  useEffect(() => {
    // Everything stands on it, and not every screen reads it: here it is said, until it is known.
    const read = failure && data === null ? Promise.reject(failure) : Promise.resolve()
    void notifications.run({ title: text('navigation.accountLost') }, () => read)
  }, [failure, data, notifications])
  const { path, links } = settings
  const isAdmin = admin.value
  const state = { approval: registration.value, isAdmin, path, links }
  const areas = newestApproval(data?.approvals ?? [], 'service_areas')
  const known = {
    signedIn: true,
    company: data?.user.companyName ?? '',
    isAdmin,
    items: settingsMenu.filter(rule => isVisible(rule, state)),
    areasPending: areas?.status === 'PENDING',
  }
  return (
    <Header
      {...header}
      items={mainMenu.filter(rule => isVisible(rule, state))}
      notes={{ 'work-orders': <ActiveOrders />, drives: <Unsaved place="drives" /> }}
    >
      {(data || failure) && <SettingsButton settings={{ ...settings, ...known, onSignOut }} />}
      {isAsked && <SignOutDialog onStay={() => setAsked(false)} onLeave={settings.onSignOut} />}
    </Header>
  )
}

const nobody = { signedIn: false, company: '', isAdmin: false, items: [], areasPending: false } as const

function SignedOut(props: Props) {
  const { host } = props
  const { header, settings } = useHeader(props)
  const { applied } = useStore(preferences)
  useEffect(() => host.ready(), [host])
  return (
    <Header {...header} items={[]}>
      {applied.value && <SettingsButton settings={{ ...settings, ...nobody }} />}
    </Header>
  )
}

/** Only the way out: for maintenance, and for an account that may not come in. */
function Leaving(props: Props) {
  const { host } = props
  const { header, settings } = useHeader(props)
  useEffect(() => host.ready(), [host])
  return (
    <Header {...header} items={[]}>
      <SignOutButton onSignOut={() => header.presses.counts() && settings.onSignOut()} />
    </Header>
  )
}
