import type { PlainKey } from '../i18n/keys'

export interface Route {
  readonly path: string
  /** The element's name, without the prefix. */
  readonly element: string
  /** Attributes that the path itself says. */
  readonly attributes: Readonly<Record<string, string>>
  readonly title: PlainKey
  /** Attributes that the query may say: nothing else of an address reaches an element. */
  readonly views?: readonly string[]
  /** May be seen without an account. */
  readonly open?: boolean
  /** The header offers the way out, and nothing else (specification, section 2). */
  readonly signOutOnly?: boolean
}

const workOrderViews = ['items', 'search', 'page', 'page-size', 'work-order-no', 'tab'] as const

/** Every route that this build has a screen for; anything else is not found (specification, section 2). */
export const routes: readonly Route[] = [
  { path: '/', element: 'landing', attributes: {}, title: 'landing.title', open: true },
  { path: '/home', element: 'landing', attributes: {}, title: 'landing.title', open: true },
  {
    path: '/work-orders',
    element: 'work-orders',
    attributes: {},
    title: 'navigation.workOrders',
    views: workOrderViews,
  },
  {
    path: '/work-orders/past',
    element: 'work-orders',
    attributes: { items: 'past' },
    title: 'navigation.workOrders',
    views: workOrderViews,
  },
  {
    path: '/noAccess',
    element: 'status-page',
    attributes: { kind: 'no-access' },
    title: 'status.noAccess',
    open: true,
    signOutOnly: true,
  },
  {
    path: '/not-found',
    element: 'status-page',
    attributes: { kind: 'not-found' },
    title: 'status.notFound',
    open: true,
  },
  {
    path: '/maintenance',
    element: 'status-page',
    attributes: { kind: 'maintenance' },
    title: 'status.maintenance',
    open: true,
    signOutOnly: true,
  },
]

/** Dialogs that open over the route that is there, by the value of `?dialog=` (decision 6). */
export const dialogs: ReadonlyMap<string, string> = new Map([['drives', 'drive-inventory']])

export function routeOf(path: string): Route | null {
  const plain = path.replace(/(.)\/+$/, '$1')
  return routes.find(route => route.path === plain) ?? null
}

/** The path that says the same as a route with a changed attribute: the lists of work orders are two paths of one element. */
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
