/** Kilobytes (1,000 bytes) after gzip, files as shipped. */
export interface Budget {
  /** A file of `dist/`. */
  entry: string
  limit: number
  /** 'own': the file alone. 'first': with all its static chunks, what a page waits for before the element shows. */
  counts: 'own' | 'first'
}

/** Each entry has its limit: a little above what it weighs. */
export const budgets: readonly Budget[] = [
  { entry: 'loader.js', limit: 2.5, counts: 'own' },
  { entry: 'reeldock.js', limit: 25, counts: 'first' },
  // The first views of every element at once: it grows with each of them, and each has its own limit below.
  { entry: 'all.js', limit: 233, counts: 'first' },
  { entry: 'react.js', limit: 3, counts: 'own' },
  { entry: 'angular.js', limit: 3, counts: 'own' },
  { entry: 'jsx.js', limit: 0.2, counts: 'own' },
  { entry: 'vue.js', limit: 0.2, counts: 'own' },
  { entry: 'testing.js', limit: 31, counts: 'own' },
  { entry: 'sheet-worker.js', limit: 50, counts: 'first' },
  { entry: 'elements/appliances.js', limit: 117, counts: 'first' },
  { entry: 'elements/calendar.js', limit: 133, counts: 'first' },
  { entry: 'elements/company-settings.js', limit: 133.5, counts: 'first' },
  { entry: 'elements/drive-inventory.js', limit: 116, counts: 'first' },
  { entry: 'elements/footer.js', limit: 98, counts: 'first' },
  { entry: 'elements/landing.js', limit: 98.5, counts: 'first' },
  { entry: 'elements/navigation.js', limit: 104.5, counts: 'first' },
  { entry: 'elements/notifications.js', limit: 97.5, counts: 'first' },
  { entry: 'elements/registration.js', limit: 123.5, counts: 'first' },
  { entry: 'elements/service-areas.js', limit: 124, counts: 'first' },
  { entry: 'elements/reports.js', limit: 124.5, counts: 'first' },
  { entry: 'elements/session.js', limit: 15, counts: 'first' },
  { entry: 'elements/shipments.js', limit: 126, counts: 'first' },
  { entry: 'elements/status-page.js', limit: 100.5, counts: 'first' },
  { entry: 'elements/work-orders.js', limit: 108, counts: 'first' },
]

/** The limit of what an element alone loads: its own file, and chunks that no other element imports. */
export const elementLimit = 16.5
