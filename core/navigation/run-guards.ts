import { effect, type ReadonlySignal, signal, untracked } from '@preact/signals-core'
import type { Portal } from '../portal/portal'
import { partnerType } from '../session/rules'
import type { Session } from '../session/store'
import { redirectedFrom } from './address'
import { cookies } from './cookies'
import { resolveRedirect } from './guards'
import { isScreen, needsAccount, plainPath } from './routes'
import { welcome } from './welcome'

/** While the user is still unknown, a page shows the requested screen as loading after this many milliseconds. */
const lateAfter = 1000

interface GuardOptions {
  readonly portal: Portal
  readonly session: ReadonlySignal<Session>
  /** The path of the page with its query. */
  readonly address: ReadonlySignal<string>
  /** Called when the guards let a path pass. */
  readonly show: (path: string) => void
  /** Called when the guards redirect to another path. */
  readonly redirect: (path: string) => void
}

/** Runs the guards whenever the address or the account changes. Returns a function that ends this. */
export function startGuard({ portal, session, address, show, redirect }: GuardOptions): () => void {
  /** Whether the user is still unknown when it is time to show something. */
  const isLate = signal(false)
  const late = setTimeout(() => {
    isLate.value = true
  }, lateAfter)

  const end = effect(() => {
    const me = session.value.me.value
    const access = portal.access.value
    const companyId = me.data?.user.companyId ?? ''
    const approval = session.value.registration.value
    const path = address.value
    if (access === 'authorized' && approval !== null) welcome.note(companyId, approval)
    // A user who could not be read is neither authorized nor refused: the screen shows the error at the requested
    // address.
    const isUnread =
      access === 'unknown' && me.data === null && (me.failure !== null || isLate.value) && needsAccount(path)
    const next = resolveRedirect(path, {
      maintenance: portal.maintenance.value,
      access: isUnread ? 'authorized' : access,
      approval,
      partner: me.data ? partnerType(me.data.user.partner?.type) : 'Manual',
      isAdmin: session.value.admin.value,
      isWelcome: welcome.isDue(companyId),
      remembered: cookies.rememberedPath(),
    })
    cookies.rememberAccess(access)
    if (next === null) return
    // A person who follows a link and has to sign in or to wait first arrives there afterwards.
    if (isScreen(path) && (access === 'unauthorized' || portal.maintenance.value)) cookies.rememberPath(path)
    const isMaintenanceOver = plainPath(path) === '/maintenance' && next !== '/maintenance'
    const target = isMaintenanceOver ? (redirectedFrom() ?? next) : next
    if (target === path || isUnread) untracked(() => show(target))
    else queueMicrotask(() => address.peek() === path && redirect(target))
  })

  return () => {
    end()
    clearTimeout(late)
  }
}
