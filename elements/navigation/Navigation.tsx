import { useEffect } from 'react'
import { isVisible, mainMenu } from '../../core/navigation/menu'
import { signOut } from '../../core/portal/sign-out'
import { session } from '../../core/session/store'
import { workOrdersCount } from '../../core/work-orders/counts'
import type { ScreenProps } from '../base/description'
import { useScreen, useStore } from '../base/hooks'
import { Header } from './Header'
import type { attributes, events } from './index'

export function Navigation(props: ScreenProps<typeof attributes, typeof events>) {
  const { portal } = useScreen()
  // Whoever is not signed in has no counts to ask for.
  return portal.access.value === 'authorized' && !props.values.signOutOnly ? (
    <SignedIn {...props} />
  ) : (
    <SignedOut {...props} />
  )
}

function SignedIn({ values, host }: ScreenProps<typeof attributes, typeof events>) {
  const { portal } = useScreen()
  const who = useStore(session)
  const counts = useStore(workOrdersCount).counts.value.data
  const state = who.registration.value
  useEffect(() => host.ready(), [host])
  return (
    <Header
      items={mainMenu.filter(rule =>
        isVisible(rule, { approval: state, isAdmin: who.admin.value, path: values.path, links: {} }),
      )}
      path={values.path}
      count={counts?.activeWorkOrdersCount ?? null}
      company={who.me.value.data?.user.companyName ?? ''}
      environment={portal.options.value.environment ?? ''}
      signOutUrl={portal.signOutUrl()}
      onGo={path => host.navigate(path)}
      onSignOut={() => signOut(portal)}
    />
  )
}

function SignedOut({ values, host }: ScreenProps<typeof attributes, typeof events>) {
  const { portal } = useScreen()
  useEffect(() => host.ready(), [host])
  return (
    <Header
      items={[]}
      path={values.path}
      count={null}
      company=""
      environment={portal.options.value.environment ?? ''}
      signOutUrl={values.signOutOnly ? portal.signOutUrl() : null}
      onGo={path => host.navigate(path)}
      onSignOut={() => signOut(portal)}
    />
  )
}
