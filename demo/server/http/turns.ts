/** Lets each person do a few things at once; what is more waits, and goes in the order in which it came. */
export type Turns = <Result>(who: string, work: () => Promise<Result>) => Promise<Result>

/** Who asks a great many things at once waits for themselves alone: the database has few connections for everybody. */
export function createTurns(most: number): Turns {
  const everybody = new Map<string, { running: number; waiting: (() => void)[] }>()
  return async (who, work) => {
    const own = everybody.get(who) ?? { running: 0, waiting: [] }
    everybody.set(who, own)
    if (own.running < most) own.running++
    else await new Promise<void>(resolve => own.waiting.push(resolve))
    try {
      return await work()
    } finally {
      // Its place is handed on, or given back. Others are heard in between: the embedded database never waits for anything.
      const next = own.waiting.shift()
      if (next) setImmediate(next)
      else if (--own.running === 0) everybody.delete(who)
    }
  }
}
