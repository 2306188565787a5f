/** First delay and ceiling between two tries of the socket, in milliseconds. */
const firstDelay = 1000
const longestDelay = 30_000

/** The delay before try `attempt` (from 0): doubled each time, and spread over its upper half, so that a thousand pages do not come back at once. */
export function backoff(attempt: number, random: () => number = Math.random): number {
  const whole = Math.min(longestDelay, firstDelay * 2 ** attempt)
  return whole / 2 + (whole / 2) * random()
}
