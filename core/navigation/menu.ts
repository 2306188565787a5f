import type { PlainKey } from '../i18n/keys'
import type { ApprovalState } from '../session/rules'
import type { Preloaded } from '../wire/start'
import { routeOf } from './routes'

type LinkName = 'companyProfile' | 'manageUsers'

/**
 * The target of an item: a path of the portal (a query alone opens a dialog over the present route, decision 6), a page
 * of the account site in a new tab, or the sign-out.
 */
export type Target = { readonly path: string } | { readonly link: LinkName } | 'sign-out'

/** A row of the table of visibility. Every type of partner sees the same menu (specification, sections 2 and 6). */
export interface MenuRule<Id extends string = MenuId> {
  readonly id: Id
  readonly label: PlainKey
  readonly leads: Target
  /** The element of the routes on which the item is marked as the current one: work orders for both lists. */
  readonly activeOn?: string
  /** The approval states in which the item is visible; all of them when it is left out. */
  readonly approvals?: readonly ApprovalState[]
  /** Hides the item on the registration page. */
  readonly offRegistration?: boolean
  readonly adminOnly?: boolean
}

export interface MenuState {
  /** Null while it is unknown. */
  readonly approval: ApprovalState | null
  readonly isAdmin: boolean
  /** The path of the present route. */
  readonly path: string
  readonly links: Preloaded['links']
}

const approved: readonly ApprovalState[] = ['APPROVED']
/** An unknown status is read-only, as pending is (decision 8). */
const pendingOrApproved: readonly ApprovalState[] = ['PENDING', 'UNKNOWN', 'APPROVED']

const menu = <Id extends string>(rules: readonly MenuRule<Id>[]) => rules

/** The menu in its order (specification, section 2). */
export const mainMenu = menu([
  {
    id: 'appliances',
    label: 'place.appliances',
    leads: { path: '/appliances' },
    activeOn: 'appliances',
    approvals: approved,
    offRegistration: true,
  },
  {
    id: 'drives',
    label: 'place.drives',
    leads: { path: '?dialog=drives' },
    approvals: pendingOrApproved,
    offRegistration: true,
  },
  {
    id: 'work-orders',
    label: 'place.workOrders',
    leads: { path: '/work-orders' },
    activeOn: 'work-orders',
    approvals: approved,
    offRegistration: true,
  },
  {
    id: 'reports',
    label: 'place.reports',
    leads: { path: '/reports' },
    activeOn: 'reports',
    approvals: approved,
    offRegistration: true,
  },
])

/** The settings menu in the order of decision 6. */
export const settingsMenu = menu([
  { id: 'calendar', label: 'place.calendar', leads: { path: '/calendar' }, activeOn: 'calendar' },
  {
    id: 'service-areas',
    label: 'place.serviceAreas',
    leads: { path: '/service-areas' },
    activeOn: 'service-areas',
    approvals: pendingOrApproved,
  },
  {
    id: 'company-settings',
    label: 'place.companySettings',
    leads: { path: '/company-settings' },
    activeOn: 'company-settings',
    adminOnly: true,
  },
  { id: 'company-profile', label: 'place.companyProfile', leads: { link: 'companyProfile' } },
  { id: 'manage-users', label: 'place.manageUsers', leads: { link: 'manageUsers' }, adminOnly: true },
  { id: 'sign-out', label: 'place.signOut', leads: 'sign-out' },
])

export type MainId = (typeof mainMenu)[number]['id']
export type SettingsId = (typeof settingsMenu)[number]['id']
export type MenuId = MainId | SettingsId

/** Returns whether an item is visible. A page of the account site without an address is not offered. */
export function isVisible(rule: MenuRule, state: MenuState): boolean {
  const { approval, isAdmin, path, links } = state
  if (rule.adminOnly && !isAdmin) return false
  if (rule.offRegistration && routeOf(path)?.element === 'registration') return false
  if (rule.approvals && !rule.approvals.some(state => state === approval)) return false
  return typeof rule.leads !== 'object' || !('link' in rule.leads) || Boolean(links?.[rule.leads.link])
}

/** Returns whether an item is marked as the current one. */
export function isCurrent(rule: MenuRule, path: string): boolean {
  return rule.activeOn !== undefined && routeOf(path)?.element === rule.activeOn
}

/** A second press within this many milliseconds has no effect (specification, sections 2 and 9). */
export const menuDebounce = 200

/** The maximum length of a company name in the menu (specification, section 2). */
export const nameLimit = 15

/**
 * Returns a name of at most 15 characters, with an ellipsis for the rest (decision 5). Characters are counted as people
 * see them.
 */
export function shortName(name: string): string {
  const characters = Array.from(new Intl.Segmenter().segment(name), ({ segment }) => segment)
  return characters.length <= nameLimit ? name : `${characters.slice(0, nameLimit).join('').trimEnd()}…`
}
