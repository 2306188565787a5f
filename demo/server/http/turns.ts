import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { toClientClosed } from './failures'

/** Runs a limited amount of work at once for each key. Further work waits and runs in the order of arrival. */
export type Turns = <Result>(who: string, work: () => Promise<Result>, signal: AbortSignal) => Promise<Result>

/**
 * Creates turns so that a busy client delays only itself: the database has few connections for everybody. Work with an
 * aborted signal does not begin.
 */
export function createTurns(max: number): Turns {
  const queues = new Map<string, { running: number; waiting: Set<() => void> }>()
  return async (who, work, signal) => {
    if (signal.aborted) throw toClientClosed()
    const queue = queues.get(who) ?? { running: 0, waiting: new Set() }
    queues.set(who, queue)
    if (queue.running < max) queue.running++
    else await nextTurn(queue.waiting, signal)
    try {
      return await work()
    } finally {
      // The place passes to the next in line or is freed. This waits for `setImmediate`, so that other events can run:
      // the embedded database does not yield by itself.
      setImmediate(() => {
        const [next] = queue.waiting
        if (next) next()
        else if (--queue.running === 0) queues.delete(who)
      })
    }
  }
}

/** Waits for a turn that lasts until the signal aborts. */
export function takeTurn(turns: Turns, who: string, signal: AbortSignal): Promise<void> {
  return new Promise((admitted, refused) => {
    const waitForEnd = async () => {
      admitted()
      await aborted(signal)
    }
    turns(who, waitForEnd, signal).catch(refused)
  })
}

export async function aborted(signal: AbortSignal): Promise<void> {
  if (!signal.aborted) await once(signal, 'abort')
}

/**
 * Returns a signal that aborts when a response was sent or the client hung up. Fastify's own signal aborts once the
 * body is read.
 */
export function endOf(answer: ServerResponse): AbortSignal {
  const ended = new AbortController()
  if (answer.destroyed || answer.writableFinished) ended.abort()
  else answer.once('close', () => ended.abort())
  return ended.signal
}

/**
 * Waits for the next turn.
 * @throws HttpFailure when the client hangs up meanwhile
 */
function nextTurn(waiting: Set<() => void>, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = () => {
      waiting.delete(begin)
      reject(toClientClosed())
    }
    const begin = () => {
      waiting.delete(begin)
      signal.removeEventListener('abort', leave)
      resolve()
    }
    waiting.add(begin)
    signal.addEventListener('abort', leave, { once: true })
  })
}
