const pastStatuses: ReadonlySet<string> = new Set(['fulfilled', 'cancelled', 'rejected'])

/** Returns whether an order in this status belongs to the archive, and is read-only (decision 36). */
export function isPast(status: string): boolean {
  return pastStatuses.has(status)
}
