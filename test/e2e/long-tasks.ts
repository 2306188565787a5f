import type { Browser, Page } from '@playwright/test'

interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  /** Microseconds by the clock, and of them those in which the thread ran. */
  readonly dur?: number
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}

const categories = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline', 'v8']

/**
 * Traces a page until the answered function is called, which answers the tasks of its main thread that ran longer than
 * `most` milliseconds, without the engine's own collecting of garbage. Time in which the thread waited for a processor
 * is none of the page's: only what it ran counts, so that a busy machine changes nothing.
 */
export async function traceTasks(browser: Browser, page: Page, most: number): Promise<() => Promise<string[]>> {
  await browser.startTracing(page, { categories })
  return async () => {
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString('utf8')) as { traceEvents: TraceEvent[] }
    return mainThreads(traceEvents).flatMap(events => longTasks(events, most))
  }
}

function mainThreads(events: readonly TraceEvent[]): TraceEvent[][] {
  const mains = events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
  return mains.map(main => events.filter(({ ph, pid, tid }) => ph === 'X' && pid === main.pid && tid === main.tid))
}

function longTasks(events: readonly TraceEvent[], most: number): string[] {
  const collected = events.filter(({ name }) => name === 'MinorGC' || name === 'MajorGC')
  return events
    .filter(({ name }) => name === 'RunTask')
    .flatMap(task => {
      const end = task.ts + (task.dur ?? 0)
      const garbage = collected.filter(({ ts }) => task.ts <= ts && ts < end).reduce((sum, gc) => sum + ran(gc), 0)
      const own = (ran(task) - garbage) / 1000
      if (own <= most) return []
      const parts = events.filter(event => task.ts <= event.ts && event.ts < end && ran(event) > 5000)
      return `${own.toFixed(1)} ms: ${parts.map(part => `${part.name} ${(ran(part) / 1000).toFixed(1)}`).join(', ')}`
    })
}

function ran({ tdur = 0 }: TraceEvent): number {
  return tdur
}
