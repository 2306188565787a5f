import { computed, effect, type ReadonlySignal, signal } from '@preact/signals-core'
import { fetchTasks } from '../appliances/api'
import { appliances } from '../appliances/store'
import type { Dock } from '../appliances/types'
import { startPoll } from '../base/poll'
import type { Resource } from '../base/resource'
import { pollEvery } from '../live/live'
import { defineArea } from '../portal/container'
import type { ApplianceTask } from '../wire/appliances'
import type { Composition } from '../wire/work-orders'
import { type DownloadPace, type DownloadRate, downloadPaceAfter, downloadRate } from './download-pace'
import { workOrder } from './order-store'
import { isComing } from './transfers'
import type { WorkOrderRow } from './types'

/** So many appliances are asked what they do: of hundreds those that download, and those that are away. */
const asked = 12

export interface Downloads {
  /** By composition: how fast what comes in does. */
  readonly rates: ReadonlySignal<ReadonlyMap<string, DownloadRate>>
  /** The appliances that this order comes into now, as they say themselves; empty where none does. */
  readonly into: ReadonlySignal<readonly Dock[]>
}

/** How the compositions of one work order come in, by its number, followed while somebody looks. */
export const downloads = defineArea<Downloads>('downloads', (context, no) => {
  const order = context.use(workOrder, no).order
  const fleet = context.use(appliances).fleet
  const rates = signal<ReadonlyMap<string, DownloadRate>>(new Map())
  const holders = signal<ReadonlySet<string>>(new Set())
  const ended = new AbortController()
  const paces = new Map<string, DownloadPace>()
  const coming = () => (order.peek().data?.compositions ?? []).filter(isComing)

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
    if (coming().length === 0) return
    const docks = (fleet.peek().data?.docks ?? []).filter(
      ({ isOnline, activeDownloads }) => !isOnline || activeDownloads > 0,
    )
    const known = holders.peek()
    const found = await Promise.all(
      docks.slice(0, asked).map(async ({ id }) => {
        const tasks = await fetchTasks(context.http, id, ended.signal).catch(() => null)
        return (tasks === null ? known.has(id) : tasks.some(task => isMine(task, no))) ? id : []
      }),
    )
    if (!ended.signal.aborted) holders.value = new Set(found.flat())
  }

  const clock = startPoll(pollEvery, locate)
  context.onEnd(clock.stop)
  context.onEnd(() => ended.abort())
  let measured: Resource<WorkOrderRow> | null = null
  context.onEnd(
    effect(() => {
      const { data, at } = order.value
      // That another read has begun tells nothing of how fast it comes in.
      if (measured?.data !== data || measured?.at !== at) measure(data?.compositions ?? [])
      measured = order.value
    }),
  )
  // Asked as soon as both are there, and when another download begins.
  const reason = computed(() => {
    const ids = (order.value.data?.compositions ?? []).filter(isComing).map(({ id }) => id)
    return fleet.value.data === null ? '' : ids.join()
  })
  context.onEnd(effect(() => void (reason.value !== '' && clock.now())))

  return {
    rates,
    into: computed(() => (fleet.value.data?.docks ?? []).filter(({ id }) => holders.value.has(id))),
  }
})

function isMine({ type, workOrderNo, finishedOn }: ApplianceTask, no: string): boolean {
  return type === 'download_dcps' && workOrderNo === no && (finishedOn ?? null) === null
}
