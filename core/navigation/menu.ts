import type { PlainKey } from '../i18n/keys'
import type { ApprovalState } from '../session/rules'

export interface MenuItem {
  readonly id: 'drives' | 'work-orders'
  readonly label: PlainKey
  /** Where it leads; the query alone opens a dialog over the route that is there (decision 6). */
  readonly path: string
  /** Paths on which it is marked as the current one. */
  readonly activeOn: readonly string[]
  /** Approval states in which it shows (specification, section 2). */
  readonly shownIn: readonly ApprovalState[]
}

/** The menu in its order; an item whose screen does not exist yet is not in it. */
export const menu: readonly MenuItem[] = [
  { id: 'drives', label: 'navigation.drives', path: '?dialog=drives', activeOn: [], shownIn: ['PENDING', 'APPROVED'] },
  {
    id: 'work-orders',
    label: 'navigation.workOrders',
    path: '/work-orders',
    activeOn: ['/work-orders', '/work-orders/past'],
    shownIn: ['APPROVED'],
  },
]

/** Most characters of a company name in the menu (specification, section 2). */
export const nameLimit = 15

/** A name of more than 15 characters ends in an ellipsis (decision 5). Characters are counted as people see them. */
export function shortName(name: string): string {
  const characters = Array.from(new Intl.Segmenter().segment(name), ({ segment }) => segment)
  return characters.length <= nameLimit ? name : `${characters.slice(0, nameLimit).join('').trimEnd()}…`
}
