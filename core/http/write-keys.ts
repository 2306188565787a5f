import { getOrInsert } from '../base/get-or-insert'

/** The same write within so many milliseconds of an unanswered one is its repeat. */
const repeatFor = 5 * 60_000

/**
 * Keys of writes that no answer came back for: the same write again, soon, is a repeat and not a second one. Only for what
 * no read goes before: a read tells what has become of it, and the same again after that is meant.
 */
export function createWriteKeys() {
  const unanswered = new Map<string, { key: string; until: number }>()
  return {
    keyOf(write: string): string {
      const now = Date.now()
      // Each holds what was written: none stays longer than it counts.
      for (const [old, { until }] of unanswered) if (until <= now) unanswered.delete(old)
      return getOrInsert(unanswered, write, () => ({ key: randomKey(), until: now + repeatFor })).key
    },
    answered: (write: string) => void unanswered.delete(write),
    size: () => unanswered.size,
  }
}

/** 128 random bits. Not `randomUUID`: an intranet on plain http has none. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('')
}
