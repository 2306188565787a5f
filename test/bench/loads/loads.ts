/** A page to load, and the conditions of its rows. */
export interface Load {
  /** Path on the site. */
  readonly path: string
  /** Whether the makers' service is out of reach. Errors about it are ignored. */
  readonly isAlone?: boolean
  /** An expression for the browser: true once the rows are drawn. */
  readonly isDrawn: string
  /**
   * An expression for the browser: the element that opens the other list. Only the suite's and react-admin's portal
   * have one.
   */
  readonly other?: string
  /** An expression for the browser: true once the other list's rows are drawn. */
  readonly isOtherDrawn?: string
}

/** Returns an expression: true when one of these nodes has a height and a text that matches. */
const drawn = (nodes: string, pattern = '/WO-\\d/') =>
  `[...(${nodes} ?? [])].some(node => ${pattern}.test(node.textContent) && node.getBoundingClientRect().height > 0)`

/** Returns an expression: true when an element has drawn something into its shadow root. */
const filled = (tag: string) => `(document.querySelector('${tag}')?.shadowRoot?.childElementCount ?? 0) > 0`

const rows = "document.querySelector('reeldock-work-orders')?.shadowRoot?.querySelectorAll('tbody tr, [role=row]')"
const adminRows = "document.querySelectorAll('tbody tr')"
/** The number of an archived order; active orders have others. */
const past = '/WO-477/'

export const loads = {
  ours: { path: '/pages/embedded.html', isDrawn: drawn(rows) },
  'ours, files named': { path: '/pages/named.html', isDrawn: drawn(rows) },
  'ours, bundled': { path: '/ours/ours.html', isDrawn: drawn(rows) },
  'vaadin grid': {
    path: '/vaadin-grid/vaadin-grid.html',
    isDrawn: drawn("document.querySelectorAll('vaadin-grid-cell-content')"),
  },
  'vaadin grid + date picker': {
    path: '/vaadin/vaadin.html',
    isDrawn: drawn("document.querySelectorAll('vaadin-grid-cell-content')"),
  },
  'ui5 table + date picker': { path: '/ui5/ui5.html', isDrawn: drawn("document.querySelectorAll('ui5-table-row')") },
  'justifi payments': { path: '/justifi/justifi.html', isAlone: true, isDrawn: filled('justifi-payments-list') },
  'mgt agenda': { path: '/mgt/mgt.html', isAlone: true, isDrawn: "customElements.get('mgt-agenda') !== undefined" },
  'our portal': {
    path: '/work-orders',
    isDrawn: drawn(rows),
    other:
      "document.querySelector('reeldock-work-orders').shadowRoot.querySelectorAll('[role=tab], [role=radio], input[type=radio]')[1]",
    isOtherDrawn: drawn(rows, past),
  },
  'react-admin': {
    path: '/react-admin/react-admin.html',
    isDrawn: drawn(adminRows),
    other: 'document.querySelector(\'a[href$="/past"]\')',
    isOtherDrawn: drawn(adminRows, past),
  },
} satisfies Record<string, Load>

export type LoadName = keyof typeof loads
