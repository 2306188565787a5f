import type { PlainKey } from '../i18n/keys'
import type { ApprovalState } from '../session/rules'
import type { Preloaded } from '../wire/start'
import { routeOf } from './routes'

type LinkName = 'companyProfile' | 'manageUsers'

/** Where an item leads: a path of the portal (a query alone opens a dialog over the route that is there, decision 6), a page of the account site in a new tab, or out. */
export type Target = { readonly path: string } | { readonly link: LinkName } | 'sign-out'

/** One row of the table of visibility. Every type of partner sees the same menu (specification, sections 2 and 6). */
export interface MenuRule<Id extends string = MenuId> {
  readonly id: Id
  readonly label: PlainKey
  readonly leads: Target
  /** Element of the routes on which it is marked as the current one: work orders for both lists. */
  readonly activeOn?: string
  /** Approval states in which it shows; left out: in all of them. */
  readonly approvals?: readonly ApprovalState[]
  /** Not shown while the page is registration. */
  readonly offRegistration?: boolean
  readonly adminOnly?: boolean
}

export interface MenuState {
  /** Null while it is not known. */
  readonly approval: ApprovalState | null
  readonly isAdmin: boolean
  /** The path that is open. */
  readonly path: string
  readonly links: Preloaded['links']
}

const approved: readonly ApprovalState[] = ['APPROVED']
/** A status that nobody knows is read-only as pending is (decision 8). */
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

/** Whether an item shows. A page of the account site that nobody has named is not offered. */
export function isVisible(rule: MenuRule, state: MenuState): boolean {
  const { approval, isAdmin, path, links } = state
  if (rule.adminOnly && !isAdmin) return false
  if (rule.offRegistration && routeOf(path)?.element === 'registration') return false
  if (rule.approvals && !rule.approvals.some(state => state === approval)) return false
  return typeof rule.leads !== 'object' || !('link' in rule.leads) || Boolean(links?.[rule.leads.link])
}

/** Whether an item is marked as the current one. */
export function isCurrent(rule: MenuRule, path: string): boolean {
  return rule.activeOn !== undefined && routeOf(path)?.element === rule.activeOn
}

/** A second press within so many milliseconds does nothing more (specification, sections 2 and 9). */
export const menuDebounce = 200

/** Most characters of a company name in the menu (specification, section 2). */
export const nameLimit = 15

/** A name of more than 15 characters ends in an ellipsis (decision 5). Characters are counted as people see them. */
export function shortName(name: string): string {
  const characters = Array.from(new Intl.Segmenter().segment(name), ({ segment }) => segment)
  return characters.length <= nameLimit ? name : `${characters.slice(0, nameLimit).join('').trimEnd()}…`
}
