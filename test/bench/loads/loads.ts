/** A page that is loaded, and how one knows that its rows are there. */
export interface Load {
  /** Path on the site. */
  readonly path: string
  /** Its makers' service is out of reach: what it throws about that is its own affair. */
  readonly isAlone?: boolean
  /** Written for the browser: true as soon as what one waits for is drawn. */
  readonly isThere: string
  /** Written for the browser: what is clicked to see the other list; the suite's and react-admin's portal have one. */
  readonly other?: string
  /** Written for the browser: true as soon as the other list's rows are drawn. */
  readonly isOtherThere?: string
}

/** True in the browser when one of these nodes has a height and, with a pattern, such words. */
const drawn = (nodes: string, words = '/WO-\\d/') =>
  `[...(${nodes} ?? [])].some(node => ${words}.test(node.textContent) && node.getBoundingClientRect().height > 0)`

/** True in the browser when an element has drawn something into its shadow. */
const filled = (tag: string) => `(document.querySelector('${tag}')?.shadowRoot?.childElementCount ?? 0) > 0`

const rows = "document.querySelector('reeldock-work-orders')?.shadowRoot?.querySelectorAll('tbody tr, [role=row]')"
const adminRows = "document.querySelectorAll('tbody tr')"
/** Orders of the past have other numbers than those that run. */
const past = '/WO-477/'

export const loads = {
  ours: { path: '/pages/embedded.html', isThere: drawn(rows) },
  'ours, files named': { path: '/pages/named.html', isThere: drawn(rows) },
  'ours, bundled': { path: '/ours/ours.html', isThere: drawn(rows) },
  'vaadin grid': {
    path: '/vaadin-grid/vaadin-grid.html',
    isThere: drawn("document.querySelectorAll('vaadin-grid-cell-content')"),
  },
  'vaadin grid + date picker': {
    path: '/vaadin/vaadin.html',
    isThere: drawn("document.querySelectorAll('vaadin-grid-cell-content')"),
  },
  'ui5 table + date picker': { path: '/ui5/ui5.html', isThere: drawn("document.querySelectorAll('ui5-table-row')") },
  'justifi payments': { path: '/justifi/justifi.html', isAlone: true, isThere: filled('justifi-payments-list') },
  'mgt agenda': { path: '/mgt/mgt.html', isAlone: true, isThere: "customElements.get('mgt-agenda') !== undefined" },
  'our portal': {
    path: '/work-orders',
    isThere: drawn(rows),
    other:
      "document.querySelector('reeldock-work-orders').shadowRoot.querySelectorAll('[role=tab], [role=radio], input[type=radio]')[1]",
    isOtherThere: drawn(rows, past),
  },
  'react-admin': {
    path: '/react-admin/react-admin.html',
    isThere: drawn(adminRows),
    other: 'document.querySelector(\'a[href$="/past"]\')',
    isOtherThere: drawn(adminRows, past),
  },
} satisfies Record<string, Load>

export type LoadName = keyof typeof loads
