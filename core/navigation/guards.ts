import type { Access } from '../portal/identity'
import type { ApprovalState } from '../session/rules'
import type { PartnerType } from '../wire/people'
import { aliases, plainPath, type Route, routeOf } from './routes'

/** The facts that decide on a redirect. */
export interface Visitor {
  readonly maintenance: boolean
  readonly access: Access
  /** Null when it could not be read: the server decides then which data the user may see. */
  readonly approval: ApprovalState | null
  readonly partner: PartnerType
  readonly isAdmin: boolean
  /** Whether the registration was pending when this browser last saw it and is approved now (decision 1). */
  readonly isWelcome: boolean
  readonly remembered: string | null
}

/**
 * Returns the first screen of an account: work orders for Manual and Offline, else appliances (specification, section
 * 2).
 */
export function startPath(partner: PartnerType): string {
  return partner === 'Online' ? '/appliances' : '/work-orders'
}

/** Returns whether an authorized account may see a route. */
export function isPermitted(route: Route, { approval, isAdmin }: Pick<Visitor, 'approval' | 'isAdmin'>): boolean {
  if (approval === null) return true
  return (route.approvals?.includes(approval) ?? true) && (!route.adminOnly || isAdmin)
}

const redirectByAccess: Readonly<Record<Exclude<Access, 'unknown'>, string | null>> = {
  authorized: null,
  'no-access': '/noAccess',
  'not-found': '/not-found',
  unauthorized: '/home',
}

/** The path for each state of the registration (decision 1); null if the account may work. */
const redirectByApproval: Readonly<Record<ApprovalState | 'null', string | null>> = {
  NOT_SUBMITTED: '/register',
  NEEDS_MORE_INFO: '/register',
  REJECTED: '/register',
  PENDING: '/register/pending',
  UNKNOWN: '/register/pending',
  APPROVED: null,
  null: null,
}

/** An authorized account is redirected from these paths: it may have gained access after it came there. */
const signedOutPaths: ReadonlySet<string> = new Set(['/home', '/noAccess'])

/**
 * Returns the path that `path` redirects to: by the start-up redirect of section 2, then by the guards (decisions 1, 4
 * and 6). Null while the session is unknown and the route needs it.
 */
export function resolveRedirect(path: string, visitor: Visitor): string | null {
  const plain = plainPath(path)
  if (visitor.maintenance) return '/maintenance'
  if (plain === '/maintenance') return '/'
  const alias = aliases.get(plain)
  if (alias !== undefined) return resolveRedirect(alias + path.slice(plain.length), visitor)
  const route = routeOf(plain)
  // Without a sign-in, all routes redirect to the landing page, also routes that need no account (decision 33).
  if (visitor.access === 'unauthorized') return route?.path === '/home' ? path : '/home'
  if (!route) return '/not-found'
  if (visitor.access !== 'unknown' && signedOutPaths.has(route.path) && route.path !== redirectByAccess[visitor.access])
    return resolveRedirect('/', visitor)
  if (route.open && route.path !== '/') return path
  if (visitor.access === 'unknown') return null
  if (visitor.access !== 'authorized') return redirectByAccess[visitor.access]
  if (route.path === '/') return start(visitor)
  return isPermitted(route, visitor) ? path : (redirectByApproval[`${visitor.approval}`] ?? start(visitor))
}

/**
 * Returns the redirect from the root for an authorized account: the remembered path if it is permitted, else the
 * default, which is guarded too.
 */
function start(visitor: Visitor): string {
  const { remembered, approval, partner, isWelcome } = visitor
  if (isWelcome && approval === 'APPROVED') return '/register/approved'
  if (remembered !== null && isPlaceToReturn(remembered, visitor)) return remembered
  return redirectByApproval[`${approval}`] ?? startPath(partner)
}

/**
 * Returns whether a remembered path may be returned to: a route of the portal on this origin that the account may see (decision 1).
 * The registration is no such path, since the guards redirect to it anyway.
 */
function isPlaceToReturn(path: string, visitor: Visitor): boolean {
  const route = routeOf(plainPath(path))
  return route !== null && !route.open && route.element !== 'registration' && isPermitted(route, visitor)
}
