/** A page to load, and the conditions of its rows. */
export interface Load {
  /** Path on the site. */
  readonly path: string
  /** Whether the page runs without the service of its makers. Errors of such a page are ignored. */
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
const drawnExpression = (nodes: string, pattern = '/WO-\\d/') =>
  `[...(${nodes} ?? [])].some(node => ${pattern}.test(node.textContent) && node.getBoundingClientRect().height > 0)`

/** Returns an expression: true when an element has drawn something into its shadow root. */
const filledExpression = (tag: string) => `(document.querySelector('${tag}')?.shadowRoot?.childElementCount ?? 0) > 0`

const rows = "document.querySelector('reeldock-work-orders')?.shadowRoot?.querySelectorAll('tbody tr, [role=row]')"
const adminRows = "document.querySelectorAll('tbody tr')"
/** A pattern of the numbers of archived orders. No active order matches it. */
const archivedNumber = '/WO-477/'

export const loads = {
  ours: { path: '/pages/embedded.html', isDrawn: drawnExpression(rows) },
  'ours, files named': { path: '/pages/named.html', isDrawn: drawnExpression(rows) },
  'ours, bundled': { path: '/ours/ours.html', isDrawn: drawnExpression(rows) },
  'vaadin grid': {
    path: '/vaadin-grid/vaadin-grid.html',
    isDrawn: drawnExpression("document.querySelectorAll('vaadin-grid-cell-content')"),
  },
  'vaadin grid + date picker': {
    path: '/vaadin/vaadin.html',
    isDrawn: drawnExpression("document.querySelectorAll('vaadin-grid-cell-content')"),
  },
  'ui5 table + date picker': {
    path: '/ui5/ui5.html',
    isDrawn: drawnExpression("document.querySelectorAll('ui5-table-row')"),
  },
  'justifi payments': {
    path: '/justifi/justifi.html',
    isAlone: true,
    isDrawn: filledExpression('justifi-payments-list'),
  },
  'mgt agenda': { path: '/mgt/mgt.html', isAlone: true, isDrawn: "customElements.get('mgt-agenda') !== undefined" },
  'our portal': {
    path: '/work-orders',
    isDrawn: drawnExpression(rows),
    other:
      "document.querySelector('reeldock-work-orders').shadowRoot.querySelectorAll('[role=tab], [role=radio], input[type=radio]')[1]",
    isOtherDrawn: drawnExpression(rows, archivedNumber),
  },
  'react-admin': {
    path: '/react-admin/react-admin.html',
    isDrawn: drawnExpression(adminRows),
    other: 'document.querySelector(\'a[href$="/past"]\')',
    isOtherDrawn: drawnExpression(adminRows, archivedNumber),
  },
} satisfies Record<string, Load>

export type LoadName = keyof typeof loads
