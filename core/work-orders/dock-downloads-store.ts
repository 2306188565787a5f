import { effect, type ReadonlySignal, signal } from '@preact/signals-core'
import { openedAppliance } from '../appliances/opened-store'
import { live } from '../live/live'
import { defineArea } from '../portal/container'
import { session } from '../session/store'
import type { ApplianceTask } from '../wire/appliances'
import type { Composition } from '../wire/work-orders'
import { compositionsOf, type DockDownload, isDownloadUnderWay, isWaiting } from './dock-downloads'
import { type DownloadPace, downloadPaceAfter, downloadRate } from './download-pace'
import { movies } from './movies'
import { fetchOrder } from './order-api'

/** So many are shown at first: an order is read for each. */
const shownFirst = 6

export interface DockDownloads {
  /** What runs, then what waits: the first of them until all are asked for. */
  readonly list: ReadonlySignal<readonly DockDownload[]>
  /** How many there are. */
  readonly count: ReadonlySignal<number>
  showAll(): void
}

/** What one appliance fetches, by its id: how far each is comes with its tasks, what it is from its order, read once. */
export const dockDownloads = defineArea<DockDownloads>('dock-downloads', (context, id) => {
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
  const asked = new Map<string, string>()
  let paces: ReadonlyMap<string, DownloadPace> = new Map()

  const underWay = () =>
    (tasks.peek().data ?? []).filter(isDownloadUnderWay).toSorted((a, b) => Number(isWaiting(a)) - Number(isWaiting(b)))

  /** Says how each stands; of an appliance that is away no rate is known. */
  function tell(): void {
    const now = Date.now()
    const isOnline = about.peek().data?.isOnline === true
    const next = new Map<string, DownloadPace>()
    const all = underWay()
    const told = all.slice(0, most.peek()).map((task): DockDownload => {
      const { id: of, workOrderNo, stage, percentage } = task
      const composition = known.get(of) ?? null
      const seen = asComing(task, composition)
      const pace = isOnline && !isWaiting(task) ? downloadPaceAfter(paces.get(of), seen, now) : null
      if (pace) next.set(of, pace)
      const rate = pace && downloadRate(pace, seen, now)
      return { id: of, workOrderNo, composition, stage, percentage, rate }
    })
    paces = next
    list.value = told
    count.value = all.length
  }

  async function read(no: string, downloads: readonly ApplianceTask[]): Promise<void> {
    const count = (await who.whoAmI()).user.partner?.appliances?.length ?? 0
    const { compositions } = await fetchOrder(context.http, no, count, ended.signal)
    const found = compositionsOf(downloads, compositions ?? [])
    const ids = new Set(underWay().map(task => task.id))
    known = new Map([...[...known].filter(([of]) => ids.has(of)), ...found])
    films.ask([...found.values()].map(composition => composition.id))
    tell()
  }

  /** An order is read again when other downloads of it are under way. */
  function lookUp(): void {
    const all = underWay()
    const orders = new Set(all.slice(0, most.peek()).map(({ workOrderNo }) => workOrderNo))
    for (const no of asked.keys()) if (!orders.has(no)) asked.delete(no)
    for (const no of orders) {
      const downloads = all.filter(({ workOrderNo }) => workOrderNo === no)
      const ids = downloads.map(task => task.id).join()
      if (asked.get(no) === ids) continue
      asked.set(no, ids)
      // Without its order a download is told by its number alone; the next change asks again.
      read(no, downloads).catch(() => asked.delete(no))
    }
  }

  context.onEnd(() => ended.abort())
  context.onEnd(feed.on('download.changed', ({ workOrderNo }) => void asked.delete(workOrderNo)))
  context.onEnd(
    effect(() => {
      tasks.value
      about.value
      most.value
      tell()
      lookUp()
    }),
  )
  return {
    list,
    count,
    showAll() {
      most.value = Number.POSITIVE_INFINITY
    },
  }
})

/** A download as its rate is measured: of an order that is not known the size is not. */
function asComing({ id, percentage }: ApplianceTask, composition: Composition | null): Composition {
  const known = composition ?? { id, cplName: '', size: 0, dcpTransferStatus: null }
  return { ...known, id, download: { status: 'in_progress', percentage } }
}
