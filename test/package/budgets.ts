/** Kilobytes (1,000 bytes) after gzip, files as shipped. */
export interface Budget {
  /** A file of `dist/`. */
  entry: string
  limit: number
  /** 'own': the file alone. 'first': with all its static chunks, what a page waits for before the element shows. */
  counts: 'own' | 'first'
}

export const budgets: readonly Budget[] = [
  { entry: 'loader.js', limit: 2, counts: 'own' },
  { entry: 'reeldock.js', limit: 25, counts: 'first' },
  { entry: 'elements/work-orders.js', limit: 105, counts: 'first' },
]

/** The limit of what an element alone loads: its own file, and chunks that no other element imports. */
export const elementLimit = 15
