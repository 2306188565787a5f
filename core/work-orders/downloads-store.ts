import { computed, type ReadonlySignal, signal } from '@preact/signals-core'
import { fetchTasks } from '../appliances/api'
import { appliances } from '../appliances/store'
import { startPoll } from '../base/poll'
import type { Resource } from '../base/resource-types'
import { pollEvery } from '../live/live'
import { defineArea } from '../portal/container'
import type { Composition } from '../wire/work-orders'
import { compositionsOf, isDownloadActive } from './dock-downloads'
import { type DownloadPace, type DownloadRate, downloadPaceAfter, downloadRate } from './download-pace'
import { type ActiveByDock, docksToFetch, targetsOf } from './download-targets'
import { isDownloading } from './is-downloading'
import { workOrder } from './order-store'
import type { WorkOrderRow } from './types'

export type Downloads = ReturnType<typeof downloads.create>

/** The downloads of the compositions of one work order, by its number, updated while a screen watches. */
export const downloads = defineArea('downloads', (context, no) => {
  const order = context.use(workOrder, no).order
  const fleet = context.use(appliances).fleet
  const rates = signal<ReadonlyMap<string, DownloadRate>>(new Map())
  const active = signal<ActiveByDock>(new Map())
  const passed = new Set<string>()
  const named = signal<ReadonlyMap<string, Composition>>(new Map())
  const ended = new AbortController()
  const paces = new Map<string, DownloadPace>()
  const downloading = computed(() => (order.value.data?.compositions ?? []).filter(isDownloading))

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
    const count = downloading.peek().length
    if (count === 0) return
    const known = active.peek()
    const docks = docksToFetch(fleet.peek().data?.docks ?? [], known, count, passed)
    const found = await Promise.all(
      docks.map(async ({ id }) => {
        const tasks = await fetchTasks(context.http, id, ended.signal).catch(() => null)
        const activeTasks =
          tasks?.filter(task => task.workOrderNo === no && isDownloadActive(task)) ?? known.get(id) ?? []
        return [id, activeTasks] as const
      }),
    )
    if (ended.signal.aborted) return
    const fresh = found.filter(([id]) => !known.has(id))
    if (fresh.length === 0) passed.clear()
    for (const [id] of fresh) passed.add(id)
    const holders = found.filter(([, tasks]) => tasks.length > 0)
    named.value = compositionsOf(
      holders.flatMap(([, tasks]) => tasks),
      downloading.peek(),
      named.peek(),
    )
    active.value = new Map(holders)
  }

  const clock = startPoll(pollEvery, locate)
  context.onEnd(clock.stop)
  context.onEnd(() => ended.abort())
  let measured: Resource<WorkOrderRow> | null = null
  context.effect(() => {
    const { data, at } = order.value
    // The start of another read is no new observation.
    if (measured?.data !== data || measured?.at !== at) measure(data?.compositions ?? [])
    measured = order.value
  })
  // The tasks are read when order and appliances are known, and when another download begins.
  const downloadsKey = computed(() => {
    const ids = downloading.value.map(({ id }) => id)
    return fleet.value.data === null ? '' : ids.join()
  })
  context.effect(() => {
    if (downloadsKey.value === '') return
    passed.clear()
    clock.now()
  })

  return {
    /** The rates of running downloads, by composition. */
    rates: rates as ReadonlySignal<ReadonlyMap<string, DownloadRate>>,
    /** The appliances that download this order now, by their own tasks. */
    targets: computed(() => targetsOf(fleet.value.data?.docks ?? [], active.value, downloading.value, named.value)),
  }
})
