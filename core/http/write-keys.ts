import { getOrInsert } from '../base/get-or-insert'

/** The same write within this many milliseconds of an unanswered one is its repeat. */
const repeatFor = 5 * 60_000

/**
 * Returns the idempotency keys of writes without an answer: the same write soon after is a repeat and not a second one.
 * Keys are only for writes without a read before them. A read tells whether the first write arrived, so that a second
 * write after a read is intended.
 */
export function createWriteKeys() {
  const unanswered = new Map<string, { key: string; until: number }>()
  return {
    keyOf(write: string): string {
      const now = Date.now()
      // Each entry holds the body of its write, so that none stays longer than it counts.
      for (const [old, { until }] of unanswered) if (until <= now) unanswered.delete(old)
      return getOrInsert(unanswered, write, () => ({ key: randomKey(), until: now + repeatFor })).key
    },
    answered: (write: string) => void unanswered.delete(write),
    size: () => unanswered.size,
  }
}

/** Returns 128 random bits. `randomUUID` is missing on an intranet without https. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('')
}
