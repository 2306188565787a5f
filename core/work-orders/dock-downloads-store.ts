import { type ReadonlySignal, signal } from '@preact/signals-core'
import { openedAppliance } from '../appliances/opened-store'
import { backoff } from '../base/retry'
import { live } from '../live/live'
import { fetchOrder } from '../orders/order-api'
import { defineArea } from '../portal/container'
import { session } from '../session/store'
import type { ApplianceTask } from '../wire/appliances'
import type { Composition } from '../wire/work-orders'
import { compositionsOf, type DockDownload, isDownloadActive, isWaiting } from './dock-downloads'
import { type DownloadPace, downloadPaceAfter, downloadRate } from './download-pace'
import { movies } from './movies'

/** The count of downloads that are shown at first, because an order is read for each. */
const initialCount = 6

/**
 * The first and the longest delay, in milliseconds, before another read of an order that cannot be read or does not
 * identify all downloads.
 */
const retryDelays = [5000, 5 * 60_000] as const

interface OrderRead {
  /** The downloads of the last read, and whether each could be identified. */
  ids: string
  tries: number
  /** The time of the next attempt, in epoch milliseconds; infinite when the order has identified all downloads. */
  nextAt: number
}

/**
 * The downloads of one appliance, by its id. The tasks of the appliance give the progress of each download, and the
 * work order gives its composition.
 */
export const dockDownloads = defineArea('dock-downloads', (context, id) => {
  const { about, tasks } = context.use(openedAppliance, id)
  const user = context.use(session)
  const films = context.use(movies)
  const feed = context.use(live)
  const list = signal<readonly DockDownload[]>([])
  const count = signal(0)
  const maxShown = signal(initialCount)
  const ended = new AbortController()
  /** The composition of each download, by the id of the download. */
  let compositionById: ReadonlyMap<string, Composition> = new Map()
  const orderReads = new Map<string, OrderRead>()
  let paces: ReadonlyMap<string, DownloadPace> = new Map()

  const activeDownloads = () =>
    (tasks.peek().data ?? []).filter(isDownloadActive).toSorted((a, b) => Number(isWaiting(a)) - Number(isWaiting(b)))

  /** Publishes the progress of each download. An offline appliance has no rates. */
  function publish(): void {
    const now = Date.now()
    const isOnline = about.peek().data?.isOnline === true
    const next = new Map<string, DownloadPace>()
    const all = activeDownloads()
    const shown = all.slice(0, maxShown.peek()).map((task): DockDownload => {
      const { id: downloadId, workOrderNo, stage, percentage } = task
      const composition = compositionById.get(downloadId) ?? null
      const measured = toMeasured(task, composition)
      const pace = isOnline && !isWaiting(task) ? downloadPaceAfter(paces.get(downloadId), measured, now) : null
      if (pace) next.set(downloadId, pace)
      const rate = pace && downloadRate(pace, measured, now)
      return { id: downloadId, workOrderNo, composition, stage, percentage, rate }
    })
    paces = next
    list.value = shown
    count.value = all.length
  }

  async function fetchCompositions(no: string): Promise<readonly Composition[]> {
    const count = (await user.whoAmI()).user.partner?.appliances?.length ?? 0
    return (await fetchOrder(context.http, no, count, ended.signal)).compositions ?? []
  }

  async function read(no: string, downloads: readonly ApplianceTask[], reading: OrderRead): Promise<void> {
    // Without its order a download shows only the order number.
    const compositions = await fetchCompositions(no).catch(() => null)
    const found = compositionsOf(downloads, compositions ?? [], compositionById)
    if (found.size < downloads.length) reading.nextAt = Date.now() + backoff(reading.tries++, ...retryDelays)
    if (compositions === null) return
    const ids = new Set(activeDownloads().map(task => task.id))
    compositionById = new Map([...[...compositionById].filter(([downloadId]) => ids.has(downloadId)), ...found])
    films.ask([...found.values()].map(composition => composition.id))
    publish()
  }

  /** Reads orders again when their downloads change, or when more of these can be identified. */
  function readOrders(): void {
    const all = activeDownloads()
    const orders = new Set(all.slice(0, maxShown.peek()).map(({ workOrderNo }) => workOrderNo))
    for (const no of orderReads.keys()) if (!orders.has(no)) orderReads.delete(no)
    for (const no of orders) {
      const downloads = all.filter(({ workOrderNo }) => workOrderNo === no)
      const shares = downloads.map(({ percentage }) => percentage)
      const isUnique = (percentage: number | null) => shares.indexOf(percentage) === shares.lastIndexOf(percentage)
      const ids = downloads
        .map(({ id, percentage }) => `${id} ${isUnique(percentage) || compositionById.has(id)}`)
        .join()
      const before = orderReads.get(no)
      if (before?.ids === ids && Date.now() < before.nextAt) continue
      const tries = before?.ids === ids ? before.tries : 0
      const reading = { ids, tries, nextAt: Number.POSITIVE_INFINITY }
      orderReads.set(no, reading)
      void read(no, downloads, reading)
    }
  }

  context.onEnd(() => ended.abort())
  context.onEnd(feed.on('download.changed', ({ workOrderNo }) => void orderReads.delete(workOrderNo)))
  context.effect(() => {
    tasks.value
    about.value
    maxShown.value
    publish()
    readOrders()
  })
  return {
    /** Running downloads, then waiting ones: the first few until all are requested. */
    list: list as ReadonlySignal<readonly DockDownload[]>,
    /** The count of all downloads. */
    count: count as ReadonlySignal<number>,
    showAll(): void {
      maxShown.value = Number.POSITIVE_INFINITY
    },
  }
})

/** Returns a task as a composition, to measure its rate. Without its order the size is unknown. */
function toMeasured({ id, percentage }: ApplianceTask, composition: Composition | null): Composition {
  const known = composition ?? { id, cplName: '', size: 0, dcpTransferStatus: null }
  return { ...known, id, download: { status: 'in_progress', percentage } }
}
