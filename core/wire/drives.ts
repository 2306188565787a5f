/** Counted in units of 1 TB. */
export interface Drive {
  driveType: 'CRU' | 'USB'
  totalStock: number
}
