/** Kilobytes (1,000 bytes) after gzip, files as shipped. */
export interface Budget {
  /** A file of `dist/`. */
  entry: string
  limit: number
  /** 'own': the file alone. 'first': with all its static chunks, what a page waits for before the element shows. */
  counts: 'own' | 'first'
}

/** Each entry has its limit: up to four hundredths above what it weighs, so that no line is made shorter than it reads well. */
export const budgets: readonly Budget[] = [
  { entry: 'loader.js', limit: 2.5, counts: 'own' },
  { entry: 'reeldock.js', limit: 25, counts: 'first' },
  // The first views of every element at once: it grows with each of them, and each has its own limit below.
  { entry: 'all.js', limit: 275, counts: 'first' },
  { entry: 'react.js', limit: 3, counts: 'own' },
  { entry: 'angular.js', limit: 3, counts: 'own' },
  { entry: 'jsx.js', limit: 0.2, counts: 'own' },
  { entry: 'vue.js', limit: 0.2, counts: 'own' },
  { entry: 'testing.js', limit: 31, counts: 'own' },
  { entry: 'sheet-worker.js', limit: 50, counts: 'first' },
  { entry: 'elements/appliances.js', limit: 120, counts: 'first' },
  { entry: 'elements/calendar.js', limit: 142, counts: 'first' },
  { entry: 'elements/company-settings.js', limit: 138, counts: 'first' },
  { entry: 'elements/drive-inventory.js', limit: 120, counts: 'first' },
  { entry: 'elements/footer.js', limit: 100.5, counts: 'first' },
  { entry: 'elements/landing.js', limit: 101, counts: 'first' },
  { entry: 'elements/navigation.js', limit: 114, counts: 'first' },
  { entry: 'elements/notifications.js', limit: 100, counts: 'first' },
  { entry: 'elements/registration.js', limit: 150, counts: 'first' },
  { entry: 'elements/service-areas.js', limit: 150, counts: 'first' },
  { entry: 'elements/reports.js', limit: 135, counts: 'first' },
  { entry: 'elements/session.js', limit: 15.5, counts: 'first' },
  { entry: 'elements/shipments.js', limit: 136, counts: 'first' },
  { entry: 'elements/status-page.js', limit: 104, counts: 'first' },
  { entry: 'elements/work-orders.js', limit: 114, counts: 'first' },
]

/** The limit of what an element alone loads: its own file, and chunks that no other element imports. */
export const elementLimit = 30
