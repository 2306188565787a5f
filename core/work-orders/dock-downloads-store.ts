import { type ReadonlySignal, signal } from '@preact/signals-core'
import { openedAppliance } from '../appliances/opened-store'
import { backoff } from '../base/retry'
import { live } from '../live/live'
import { fetchOrder } from '../orders/order-api'
import { defineArea } from '../portal/container'
import { session } from '../session/store'
import type { ApplianceTask } from '../wire/appliances'
import type { Composition } from '../wire/work-orders'
import { compositionsOf, type DockDownload, isDownloadUnderWay, isWaiting } from './dock-downloads'
import { type DownloadPace, downloadPaceAfter, downloadRate } from './download-pace'
import { movies } from './movies'

/** So many are shown at first: an order is read for each. */
const shownFirst = 6

/** An order that cannot be read, or does not name them all, is asked for again: after how long at first, and at most, in milliseconds. */
const waits = [5000, 5 * 60_000] as const

interface Asked {
  /** The downloads it was read for, and which of them can be told apart. */
  ids: string
  tries: number
  /** Epoch milliseconds; never where it named them all. */
  againAt: number
}

/** What one appliance fetches, by its id: how far each is comes with its tasks, what it is from its order, read once. */
export const dockDownloads = defineArea('dock-downloads', (context, id) => {
  const { about, tasks } = context.use(openedAppliance, id)
  const who = context.use(session)
  const films = context.use(movies)
  const feed = context.use(live)
  const list = signal<readonly DockDownload[]>([])
  const count = signal(0)
  const most = signal(shownFirst)
  const ended = new AbortController()
  /** What each download fetches, and for which downloads an order was read. */
  let known: ReadonlyMap<string, Composition> = new Map()
  const asked = new Map<string, Asked>()
  let paces: ReadonlyMap<string, DownloadPace> = new Map()

  const underWay = () =>
    (tasks.peek().data ?? []).filter(isDownloadUnderWay).toSorted((a, b) => Number(isWaiting(a)) - Number(isWaiting(b)))

  /** Says how each stands; of an appliance that is away no rate is known. */
  function notify(): void {
    const now = Date.now()
    const isOnline = about.peek().data?.isOnline === true
    const next = new Map<string, DownloadPace>()
    const all = underWay()
    const shown = all.slice(0, most.peek()).map((task): DockDownload => {
      const { id: of, workOrderNo, stage, percentage } = task
      const composition = known.get(of) ?? null
      const seen = asComing(task, composition)
      const pace = isOnline && !isWaiting(task) ? downloadPaceAfter(paces.get(of), seen, now) : null
      if (pace) next.set(of, pace)
      const rate = pace && downloadRate(pace, seen, now)
      return { id: of, workOrderNo, composition, stage, percentage, rate }
    })
    paces = next
    list.value = shown
    count.value = all.length
  }

  async function fetchCompositions(no: string): Promise<readonly Composition[]> {
    const count = (await who.whoAmI()).user.partner?.appliances?.length ?? 0
    return (await fetchOrder(context.http, no, count, ended.signal)).compositions ?? []
  }

  async function read(no: string, downloads: readonly ApplianceTask[], reading: Asked): Promise<void> {
    // Without its order a download is told by its number alone.
    const compositions = await fetchCompositions(no).catch(() => null)
    const found = compositionsOf(downloads, compositions ?? [], known)
    if (found.size < downloads.length) reading.againAt = Date.now() + backoff(reading.tries++, ...waits)
    if (compositions === null) return
    const ids = new Set(underWay().map(task => task.id))
    known = new Map([...[...known].filter(([of]) => ids.has(of)), ...found])
    films.ask([...found.values()].map(composition => composition.id))
    notify()
  }

  /** An order is read again when other downloads of it are under way, and when they can be told apart by now. */
  function lookUp(): void {
    const all = underWay()
    const orders = new Set(all.slice(0, most.peek()).map(({ workOrderNo }) => workOrderNo))
    for (const no of asked.keys()) if (!orders.has(no)) asked.delete(no)
    for (const no of orders) {
      const downloads = all.filter(({ workOrderNo }) => workOrderNo === no)
      const shares = downloads.map(({ percentage }) => percentage)
      const isUnique = (percentage: number | null) => shares.indexOf(percentage) === shares.lastIndexOf(percentage)
      const ids = downloads.map(({ id, percentage }) => `${id} ${isUnique(percentage) || known.has(id)}`).join()
      const before = asked.get(no)
      if (before?.ids === ids && Date.now() < before.againAt) continue
      const tries = before?.ids === ids ? before.tries : 0
      const reading = { ids, tries, againAt: Number.POSITIVE_INFINITY }
      asked.set(no, reading)
      void read(no, downloads, reading)
    }
  }

  context.onEnd(() => ended.abort())
  context.onEnd(feed.on('download.changed', ({ workOrderNo }) => void asked.delete(workOrderNo)))
  context.effect(() => {
    tasks.value
    about.value
    most.value
    notify()
    lookUp()
  })
  return {
    /** What runs, then what waits: the first of them until all are asked for. */
    list: list as ReadonlySignal<readonly DockDownload[]>,
    /** How many there are. */
    count: count as ReadonlySignal<number>,
    showAll(): void {
      most.value = Number.POSITIVE_INFINITY
    },
  }
})

/** A download as its rate is measured: of an order that is not known the size is not. */
function asComing({ id, percentage }: ApplianceTask, composition: Composition | null): Composition {
  const known = composition ?? { id, cplName: '', size: 0, dcpTransferStatus: null }
  return { ...known, id, download: { status: 'in_progress', percentage } }
}
