import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { gone } from './failures'

/** Lets each person do a few things at once; what is more waits, and goes in the order in which it came. */
export type Turns = <Result>(who: string, work: () => Promise<Result>, signal: AbortSignal) => Promise<Result>

/**
 * Who asks a great many things at once waits for themselves alone: the database has few connections for everybody.
 * What nobody waits for any more, as its signal says, is not begun.
 */
export function createTurns(most: number): Turns {
  const everybody = new Map<string, { running: number; waiting: Set<() => void> }>()
  return async (who, work, signal) => {
    if (signal.aborted) throw gone()
    const own = everybody.get(who) ?? { running: 0, waiting: new Set() }
    everybody.set(who, own)
    if (own.running < most) own.running++
    else await nextTurn(own.waiting, signal)
    try {
      return await work()
    } finally {
      // Its place is handed on, or given back. Others are heard in between: the embedded database never waits for anything.
      setImmediate(() => {
        const [next] = own.waiting
        if (next) next()
        else if (--own.running === 0) everybody.delete(who)
      })
    }
  }
}

/** Waits for a turn that lasts until its signal says that nobody needs it any more. */
export function takeTurn(turns: Turns, who: string, signal: AbortSignal): Promise<void> {
  return new Promise((admitted, refused) => {
    const last = async () => {
      admitted()
      await aborted(signal)
    }
    turns(who, last, signal).catch(refused)
  })
}

export async function aborted(signal: AbortSignal): Promise<void> {
  if (!signal.aborted) await once(signal, 'abort')
}

/** Aborts when an answer was sent, or nobody waits for it any more; Fastify's own signal aborts once the body is read. */
export function endOf(answer: ServerResponse): AbortSignal {
  const ended = new AbortController()
  if (answer.destroyed || answer.writableFinished) ended.abort()
  else answer.once('close', () => ended.abort())
  return ended.signal
}

/** @throws HttpFailure when nobody waits for the answer any more */
function nextTurn(waiting: Set<() => void>, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = () => {
      waiting.delete(begin)
      reject(gone())
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
