import type { ServerResponse } from 'node:http'

/** Counts by key; a weak map where the key is an object that others let go. */
interface Counts<Key> {
  get(key: Key): number | undefined
  set(key: Key, count: number): unknown
  delete(key: Key): unknown
}

/**
 * What is read is held in memory until it is answered, many times as large as it was sent: so a call counts before that. It
 * counts for its key until it is answered, or nobody waits for the answer; false where it is one too many.
 */
export function limitAtOnce<Key>(
  most: number,
  unanswered: Counts<Key> = new Map<Key, number>(),
): (key: Key, answer: ServerResponse) => boolean {
  return (key, answer) => {
    // Who has hung up already is not told of as closed once more.
    if (answer.destroyed) return true
    const count = unanswered.get(key) ?? 0
    if (count >= most) return false
    unanswered.set(key, count + 1)
    answer.once('close', () => {
      const left = (unanswered.get(key) ?? 0) - 1
      if (left > 0) unanswered.set(key, left)
      else unanswered.delete(key)
    })
    return true
  }
}
