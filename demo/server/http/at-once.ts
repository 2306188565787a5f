import type { ServerResponse } from 'node:http'

/** Counts by key. With a WeakMap, the count of an object is dropped together with that object. */
interface Counts<Key> {
  get(key: Key): number | undefined
  set(key: Key, count: number): unknown
  delete(key: Key): unknown
}

/**
 * Returns a function that counts a request for its key until the response ends or the client hangs up. It returns false
 * when the key is at its limit. Requests count before their body is read, because a body takes many times its size in
 * memory.
 */
export function limitAtOnce<Key>(
  max: number,
  unanswered: Counts<Key> = new Map<Key, number>(),
): (key: Key, answer: ServerResponse) => boolean {
  return (key, answer) => {
    // A destroyed response fires no further `close`, so it must not be counted.
    if (answer.destroyed) return true
    const count = unanswered.get(key) ?? 0
    if (count >= max) return false
    unanswered.set(key, count + 1)
    answer.once('close', () => {
      const left = (unanswered.get(key) ?? 0) - 1
      if (left > 0) unanswered.set(key, left)
      else unanswered.delete(key)
    })
    return true
  }
}
