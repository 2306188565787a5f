import type { Access } from '../portal/container'
import type { PartnerType } from '../wire/people'
import { routeOf } from './routes'

export interface Standing {
  readonly maintenance: boolean
  readonly access: Access
  readonly partner: PartnerType
  readonly remembered: string | null
}

/** Where an account starts: work orders for Manual and Offline, else appliances (specification, section 2), as far as there is a screen. */
export function startPath(partner: PartnerType): string {
  const wanted = partner === 'Online' ? '/appliances' : '/work-orders'
  return routeOf(wanted) ? wanted : '/work-orders'
}

/** A remembered path counts when it stays on this origin: one slash at its start, and a route of ours (decision 1). */
export function isSafePath(path: string | null): path is string {
  if (path === null || !/^\/(?![/\\])/.test(path)) return false
  const route = routeOf(path.split(/[?#]/)[0] ?? '')
  return route !== null && route.path !== '/' && !route.open
}

const byAccess: Partial<Record<Access, string>> = {
  'no-access': '/noAccess',
  'not-found': '/not-found',
  unauthorized: '/home',
}

/** The path that `asked` leads to; null while the session is not known yet and the route needs it. */
export function leadsTo(asked: string, standing: Standing): string | null {
  const plain = asked.split(/[?#]/)[0] ?? '/'
  if (standing.maintenance) return '/maintenance'
  if (plain === '/maintenance') return '/'
  const route = routeOf(plain)
  if (!route) return '/not-found'
  const isRoot = route.path === '/'
  // Whoever may come in, perhaps only since this page was left, has nothing to do at these doors.
  if (standing.access === 'authorized' && ['/home', '/noAccess'].includes(route.path)) return '/'
  if (route.open && !isRoot) return asked
  if (standing.access === 'unknown') return null
  if (standing.access !== 'authorized') return byAccess[standing.access] ?? '/home'
  if (!isRoot) return asked
  return isSafePath(standing.remembered) ? standing.remembered : startPath(standing.partner)
}
