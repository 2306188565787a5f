import type { Composition } from '../wire/work-orders'

/** Waits for its turn, is fetched from the archive, or comes in. */
const underWay: ReadonlySet<string> = new Set(['pending', 'queued', 'unarchiving', 'in_progress'])

/** Its download goes on now. */
export function isComing({ download }: Composition): boolean {
  return download !== null && underWay.has(download.status)
}
