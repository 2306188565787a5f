import { computed, type ReadonlySignal, signal } from '@preact/signals-core'
import { fetchTasks } from '../appliances/api'
import { appliances } from '../appliances/store'
import { startPoll } from '../base/poll'
import type { Resource } from '../base/resource-types'
import { pollEvery } from '../live/live'
import { defineArea } from '../portal/container'
import type { Composition } from '../wire/work-orders'
import { isComing } from './coming'
import { compositionsOf, isDownloadUnderWay } from './dock-downloads'
import { type DownloadPace, type DownloadRate, downloadPaceAfter, downloadRate } from './download-pace'
import { docksToFetch, type Held, intoOf } from './into'
import { workOrder } from './order-store'
import type { WorkOrderRow } from './types'

export type Downloads = ReturnType<typeof downloads.create>

/** How the compositions of one work order come in, by its number, followed while somebody looks. */
export const downloads = defineArea('downloads', (context, no) => {
  const order = context.use(workOrder, no).order
  const fleet = context.use(appliances).fleet
  const rates = signal<ReadonlyMap<string, DownloadRate>>(new Map())
  const held = signal<Held>(new Map())
  const passed = new Set<string>()
  const named = signal<ReadonlyMap<string, Composition>>(new Map())
  const ended = new AbortController()
  const paces = new Map<string, DownloadPace>()
  const coming = computed(() => (order.value.data?.compositions ?? []).filter(isComing))

  function measure(compositions: readonly Composition[]): void {
    const now = Date.now()
    const next = new Map<string, DownloadRate>()
    for (const composition of compositions) {
      const pace = downloadPaceAfter(paces.get(composition.id), composition, now)
      if (pace === null) paces.delete(composition.id)
      else {
        paces.set(composition.id, pace)
        next.set(composition.id, downloadRate(pace, composition, now))
      }
    }
    rates.value = next
  }

  async function locate(): Promise<void> {
    const count = coming.peek().length
    if (count === 0) return
    const known = held.peek()
    const docks = docksToFetch(fleet.peek().data?.docks ?? [], known, count, passed)
    const found = await Promise.all(
      docks.map(async ({ id }) => {
        const tasks = await fetchTasks(context.http, id, ended.signal).catch(() => null)
        const mine = tasks?.filter(task => task.workOrderNo === no && isDownloadUnderWay(task)) ?? known.get(id) ?? []
        return [id, mine] as const
      }),
    )
    if (ended.signal.aborted) return
    const asked = found.filter(([id]) => !known.has(id))
    if (asked.length === 0) passed.clear()
    for (const [id] of asked) passed.add(id)
    const holders = found.filter(([, tasks]) => tasks.length > 0)
    named.value = compositionsOf(
      holders.flatMap(([, tasks]) => tasks),
      coming.peek(),
      named.peek(),
    )
    held.value = new Map(holders)
  }

  const clock = startPoll(pollEvery, locate)
  context.onEnd(clock.stop)
  context.onEnd(() => ended.abort())
  let measured: Resource<WorkOrderRow> | null = null
  context.effect(() => {
    const { data, at } = order.value
    // That another read has begun tells nothing of how fast it comes in.
    if (measured?.data !== data || measured?.at !== at) measure(data?.compositions ?? [])
    measured = order.value
  })
  // Asked as soon as both are there, and when another download begins.
  const reason = computed(() => {
    const ids = coming.value.map(({ id }) => id)
    return fleet.value.data === null ? '' : ids.join()
  })
  context.effect(() => {
    if (reason.value === '') return
    passed.clear()
    clock.now()
  })

  return {
    /** By composition: how fast what comes in does. */
    rates: rates as ReadonlySignal<ReadonlyMap<string, DownloadRate>>,
    /** The appliances that this order comes into now, as they say themselves. */
    into: computed(() => intoOf(fleet.value.data?.docks ?? [], held.value, coming.value, named.value)),
  }
})
