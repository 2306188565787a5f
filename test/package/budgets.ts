/** A limit in kilobytes (1,000 bytes) after gzip, for files as shipped. A raise needs a changeset with the reason. */
export interface Budget {
  /** A file of `dist/`. */
  entry: string
  limit: number
  /** 'own': the file alone. 'first': with all its static chunks. */
  counts: 'own' | 'first'
}

/** Limits of the entries without elements. Elements are measured in pages that load them. */
export const budgets: readonly Budget[] = [
  { entry: 'loader.js', limit: 2.5, counts: 'own' },
  { entry: 'reeldock.js', limit: 18.1, counts: 'first' },
  { entry: 'router.js', limit: 24.5, counts: 'first' },
  { entry: 'all.js', limit: 306.1, counts: 'first' },
  { entry: 'react.js', limit: 2.4, counts: 'own' },
  { entry: 'angular.js', limit: 1.6, counts: 'own' },
  { entry: 'jsx.js', limit: 0.2, counts: 'own' },
  { entry: 'vue.js', limit: 0.2, counts: 'own' },
  { entry: 'testing.js', limit: 38.3, counts: 'first' },
  { entry: 'sheet-worker.js', limit: 40.3, counts: 'first' },
]

/** The largest values to which limits may be raised. */
export const maxLimits = { loader: 3, workOrders: 142, alone: 164, further: 30 }

/** The largest share by which a limit may exceed the measured weight. */
export const maxSlack = 0.08

export interface ElementBudget {
  /** The weight as the only element of a page that calls `configure`, until its first view with data. */
  readonly alone: number
  /** The additional weight on a page that has all other elements. */
  readonly further: number
}

export const elementBudgets: Readonly<Record<string, ElementBudget>> = {
  appliances: { alone: 134.8, further: 16.1 },
  calendar: { alone: 161.4, further: 26.2 },
  'company-settings': { alone: 146.9, further: 4.2 },
  'drive-inventory': { alone: 132.2, further: 2.8 },
  footer: { alone: 113.4, further: 1.5 },
  landing: { alone: 114.8, further: 2.7 },
  navigation: { alone: 126.6, further: 10 },
  notifications: { alone: 112.6, further: 1 },
  registration: { alone: 161.8, further: 11.5 },
  reports: { alone: 131.8, further: 10.5 },
  'service-areas': { alone: 162.7, further: 15.8 },
  session: { alone: 19, further: 1.5 },
  shipments: { alone: 163.7, further: 26 },
  'status-page': { alone: 115.5, further: 3.9 },
  'work-orders': { alone: 141.4, further: 8.6 },
}

/** The limit of the files that work orders load while the page is idle, in kilobytes after gzip. */
export const maxAhead = 70.6
