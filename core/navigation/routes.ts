import type { PlainKey } from '../i18n/keys'
import type { ApprovalState } from '../session/rules'

export interface Route {
  readonly path: string
  /** The element's name, without the prefix. */
  readonly element: string
  /** The attributes that the path stands for. */
  readonly attributes: Readonly<Record<string, string>>
  readonly title: PlainKey
  /** The attributes that the query may set: nothing else of an address reaches an element. */
  readonly queryAttributes?: readonly string[]
  /** Whether the route needs no account. */
  readonly open?: boolean
  /** Whether the header offers only the sign-out (specification, section 2). */
  readonly signOutOnly?: boolean
  /** The states of the registration in which the route may be seen; all of them when it is left out (decision 1). */
  readonly approvals?: readonly ApprovalState[]
  /** Whether members are redirected to the default page (decision 6). */
  readonly adminOnly?: boolean
}

/** Routes that need an approved registration. */
const approved: readonly ApprovalState[] = ['APPROVED']
/** States in which a registration may be submitted: for the first time, or again (decision 8). */
const open: readonly ApprovalState[] = ['NOT_SUBMITTED', 'NEEDS_MORE_INFO', 'REJECTED']
/** An unknown status is read-only, as pending is (decision 8). */
const waiting: readonly ApprovalState[] = ['PENDING', 'UNKNOWN']

const workOrders = {
  element: 'work-orders',
  title: 'place.workOrders',
  queryAttributes: ['items', 'search', 'page', 'page-size', 'order', 'filter', 'work-order-no', 'tab'],
  approvals: approved,
} as const
const registration = { element: 'registration', title: 'place.registration' } as const
const serviceAreas = {
  element: 'service-areas',
  title: 'place.serviceAreas',
  queryAttributes: ['view', 'delivery', 'list'],
} as const
const landing = { element: 'landing', attributes: {}, title: 'place.landing', open: true } as const
const status = { element: 'status-page', open: true } as const

/** All routes of the portal; any other path is not found (specification, section 2; spec/elements.md). */
export const routes: readonly Route[] = [
  { ...landing, path: '/' },
  { ...landing, path: '/home' },
  { ...registration, path: '/register', attributes: {}, queryAttributes: ['step'], approvals: open },
  { ...registration, path: '/register/pending', attributes: { step: 'pending' }, approvals: waiting },
  { ...registration, path: '/register/success', attributes: { step: 'success' }, approvals: waiting },
  { ...registration, path: '/register/approved', attributes: { step: 'approved' }, approvals: approved },
  { ...serviceAreas, path: '/service-areas', attributes: {} },
  { ...serviceAreas, path: '/service-areas/pending', attributes: { view: 'pending' } },
  { ...serviceAreas, path: '/service-areas/theatre-list', attributes: { list: 'theatres' } },
  {
    ...serviceAreas,
    path: '/service-areas/pending/theatre-list',
    attributes: { view: 'pending', list: 'theatres' },
  },
  { ...workOrders, path: '/work-orders', attributes: {} },
  { ...workOrders, path: '/work-orders/past', attributes: { items: 'past' } },
  {
    path: '/appliances',
    element: 'appliances',
    attributes: {},
    title: 'place.appliances',
    queryAttributes: ['appliance-id'],
    approvals: approved,
  },
  {
    path: '/reports',
    element: 'reports',
    attributes: {},
    title: 'place.reports',
    queryAttributes: ['from', 'to'],
    approvals: approved,
  },
  { path: '/calendar', element: 'calendar', attributes: {}, title: 'place.calendar', queryAttributes: ['month'] },
  {
    path: '/company-settings',
    element: 'company-settings',
    attributes: {},
    title: 'place.companySettings',
    adminOnly: true,
  },
  { ...status, path: '/noAccess', attributes: { kind: 'no-access' }, title: 'place.noAccess', signOutOnly: true },
  { ...status, path: '/not-found', attributes: { kind: 'not-found' }, title: 'place.notFound' },
  {
    ...status,
    path: '/maintenance',
    attributes: { kind: 'maintenance' },
    title: 'place.maintenance',
    signOutOnly: true,
  },
]

/** Addresses of the account site and their paths in the portal (decision 4). */
export const aliases: ReadonlyMap<string, string> = new Map([
  ['/account/service-areas', '/service-areas'],
  ['/account/company-details', '/company-settings'],
])

/** Dialogs that open over the present route, by the value of `?dialog=` (decision 6). */
export const dialogs: ReadonlyMap<string, string> = new Map([['drives', 'drive-inventory']])

/** Returns a path without its query and fragment. */
export function plainPath(path: string): string {
  return path.split(/[?#]/)[0] ?? '/'
}

export function routeOf(path: string): Route | null {
  const plain = path.replace(/(.)\/+$/, '$1')
  return routes.find(route => route.path === plain) ?? null
}

/** Returns whether a path is a screen that needs an account. */
export function isScreen(path: string): boolean {
  const route = routeOf(plainPath(path))
  return route !== null && !route.open
}

/** Returns whether a path needs an account. The root needs one too, since it only redirects. */
export function needsAccount(path: string): boolean {
  return plainPath(path) === '/' || isScreen(path) || aliases.has(plainPath(path))
}

/**
 * Returns the path for attributes of the element of a route, and the attributes that this path does not contain. For
 * example, the lists of work orders are two paths of one element.
 */
export function pathFor(
  route: Route,
  attributes: ReadonlyMap<string, string>,
): { path: string; rest: ReadonlyMap<string, string> } {
  const same = routes.filter(({ element }) => element === route.element)
  const match = (other: Route) =>
    Object.entries(other.attributes).every(([name, value]) => attributes.get(name) === value)
  const best =
    same.filter(match).toSorted((a, b) => Object.keys(b.attributes).length - Object.keys(a.attributes).length)[0] ??
    route
  const rest = new Map(attributes)
  for (const name of Object.keys(best.attributes)) rest.delete(name)
  return { path: best.path, rest }
}
