import exit from 'icon:logout'
import { useSignals } from '@preact/signals-react/runtime'
import { useEffect, useState } from 'react'
import { text } from '../../core/i18n/translate'
import { isVisible, mainMenu, settingsMenu } from '../../core/navigation/menu'
import { hasUnsaved, signOut } from '../../core/portal/sign-out'
import { preferences } from '../../core/preferences/preferences'
import { newestApproval } from '../../core/session/rules'
import { session } from '../../core/session/store'
import { workOrdersCount } from '../../core/work-orders/counts'
import { useRead, useScreen, useStore } from '../base/bridge/hooks'
import { useText } from '../kit/context'
import { Icon } from '../kit/icons/Icon'
import type { NavigationProps } from './contract'
import { Header } from './Header'
import { usePresses } from './presses'
import { SettingsButton } from './SettingsButton'
import { SignOutDialog } from './SignOutDialog'
import { Unsaved } from './Unsaved'
import { usePageMain } from './use-page-main'

export function Navigation(props: NavigationProps) {
  useSignals()
  const { portal } = useScreen()
  const access = portal.access.value
  if (props.values.signOutOnly || access === 'no-access' || access === 'not-found') return <Leaving {...props} />
  // The account is not read when the person is known to be signed out.
  return access === 'unauthorized' ? <SignedOut {...props} /> : <SignedIn {...props} />
}

/** Returns the props that headers of any account share. */
function useHeader({ values, host }: NavigationProps) {
  useSignals()
  const { portal } = useScreen()
  const main = usePageMain(host.element)
  const { environment = '', bases, links } = portal.options.value
  // Without `bases.portal`, a link has an address of the host page, where no such page exists: the browser must not
  // follow it.
  const presses = usePresses(path => host.navigate(path) || !bases.portal)
  const place = { path: values.path, base: bases.portal ?? '', presses }
  /** Whether the dialog is open that asks before edits are lost. */
  const [isDialogOpen, setDialogOpen] = useState(false)
  const onSignOut = () => (hasUnsaved(portal) ? setDialogOpen(true) : signOut(portal))
  return {
    header: { ...place, environment, main },
    settings: { ...place, links, onSignOut },
    question: isDialogOpen && <SignOutDialog onStay={() => setDialogOpen(false)} onLeave={() => signOut(portal)} />,
  }
}

function SignedIn(props: NavigationProps) {
  const { portal } = useScreen()
  const { header, settings, question } = useHeader(props)
  const { me, registration, admin, refresh } = useStore(session)
  const { data, failure } = me.value
  useRead(me.value, text('navigation.accountLost'), refresh)
  const { notifications } = portal
  useEffect(() => {
    // Every page depends on the account, but not every screen reads it, so its failure is shown here.
    const read = failure && data === null ? Promise.reject(failure) : Promise.resolve()
    void notifications.run({ title: text('navigation.accountLost') }, () => read)
  }, [failure, data, notifications])
  const { path, links } = settings
  const isAdmin = admin.value
  const state = { approval: registration.value, isAdmin, path, links }
  const areas = newestApproval(data?.approvals ?? [], 'service_areas')
  const account = {
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
      notes={{
        'work-orders': (
          <>
            <ActiveOrders />
            <Unsaved place="work-orders" />
          </>
        ),
        drives: <Unsaved place="drives" />,
      }}
    >
      {(data || failure) && <SettingsButton {...settings} {...account} />}
      {question}
    </Header>
  )
}

const nobody = { signedIn: false, company: '', isAdmin: false, items: [], areasPending: false } as const

function SignedOut(props: NavigationProps) {
  const { host } = props
  const { header, settings } = useHeader(props)
  const { applied } = useStore(preferences)
  useEffect(() => host.ready(), [host])
  return (
    <Header {...header} items={[]}>
      {applied.value && <SettingsButton {...settings} {...nobody} />}
    </Header>
  )
}

/** The live number of active work orders. Its room stays empty until the number is read. */
function ActiveOrders() {
  const { counts } = useStore(workOrdersCount)
  const format = new Intl.NumberFormat(useText().locale)
  const count = counts.value.data?.activeWorkOrdersCount
  return <span className="header-count">{count !== undefined && format.format(count)}</span>
}

/** A header with only the sign-out, for maintenance and for accounts without access. */
function Leaving(props: NavigationProps) {
  const t = useText()
  const { host } = props
  const { header, settings, question } = useHeader(props)
  useEffect(() => host.ready(), [host])
  return (
    <Header {...header} items={[]}>
      <button
        type="button"
        className="button quiet"
        part="button"
        onClick={() => header.presses.counts() && settings.onSignOut()}
      >
        <Icon of={exit} flip />
        <span>{t('place.signOut')}</span>
      </button>
      {question}
    </Header>
  )
}
