import { computed } from '@preact/signals-core'
import type { Mutation, ResourceHandle } from '../base/resource'
import type { AreaContext } from '../portal/container'
import type { Day } from '../wire/base'
import { fetchDays } from './api'
import { calendarChanges } from './changes'
import { askedDays, spanOf } from './mapping'
import type { AskedDays, KnownDays, Span } from './types'

/**
 * Every day that was read or written while the calendar is open, each as it was told last. One resource for all: it
 * reads from the first to the last of those that are needed at that moment, and keeps what it knows of the others. Its
 * days carry their own versions, so it reads before each write.
 */
export function holdDays(context: AreaContext, chosen: () => Iterable<Day>) {
  const changes = context.use(calendarChanges)
  /** Days that are read beside those that something is chosen for. */
  const asked = new Set<readonly Day[]>()
  let lastRead: Span | null = null
  const handle: ResourceHandle<AskedDays> = context.resource<AskedDays>({
    async load(abort) {
      const span = spanOf([...chosen(), ...[...asked].flat()])
      const read = span ? askedDays(span, await fetchDays(context.http, span, abort)) : []
      lastRead = span
      return new Map([...known.peek(), ...read])
    },
    onRead: () => lastRead && changes.saw(askedDays(lastRead, known.peek())),
  })
  const known = computed<AskedDays>(() => handle.resource.value.data ?? new Map())
  handle.put(known.peek())
  context.onEnd(changes.on(told => handle.setData(before => new Map([...before, ...told]))))

  async function asking<Answer>(days: readonly Day[], run: () => Promise<Answer>): Promise<Answer> {
    asked.add(days)
    try {
      return await run()
    } finally {
      asked.delete(days)
    }
  }

  return {
    known,
    /** Reads the days that something is chosen for. */
    refresh: handle.refresh,
    /** Reads days, and answers those of them that have a record; rejects with the Failure of the read. */
    read: ({ from, to }: Span): Promise<KnownDays> =>
      asking([from, to], async () => {
        const days = [...askedDays({ from, to }, await handle.readNow())]
        return new Map(days.flatMap(([date, day]) => (day ? [[date, day] as const] : [])))
      }),
    /** Writes some days, from what they are right now (`createResource`). */
    write: (days: readonly Day[], mutation: Mutation<AskedDays, unknown>) =>
      asking(days, () => handle.mutate(mutation)),
  }
}
