import type { ApplianceTask } from '../wire/appliances'
import type { Composition } from '../wire/work-orders'
import type { DownloadRate } from './download-pace'
import { isDownloading } from './is-downloading'

/** A download of an appliance, from its list of tasks. */
export interface DockDownload {
  readonly id: string
  readonly workOrderNo: string
  /** The downloaded composition; null until it is identified, because a task names none. */
  readonly composition: Composition | null
  readonly stage: ApplianceTask['stage']
  readonly percentage: number | null
  /** The observed rate; null until the first observation. */
  readonly rate: DownloadRate | null
}

/** Returns whether a download waits or runs. Finished ones are listed among the tasks. */
export function isDownloadActive({ type, finishedOn }: ApplianceTask): boolean {
  return type === 'download_dcps' && (finishedOn ?? null) === null
}

export function isWaiting({ stage }: Pick<ApplianceTask, 'stage'>): boolean {
  return stage === 'queued' || stage === 'pending'
}

/**
 * Returns the composition of each download of one order in an appliance, by the id of the download. Tasks name no
 * composition, so downloads and compositions are matched by percentage. Downloads with equal percentages are left out.
 * All are left out when the counts differ, because other appliances then download some of the compositions.
 * @param known the compositions that were identified before, which are kept at any later percentage
 */
export function compositionsOf(
  downloads: readonly ApplianceTask[],
  compositions: readonly Composition[],
  known: ReadonlyMap<string, Composition> = new Map(),
): ReadonlyMap<string, Composition> {
  const named = downloads.flatMap(({ id }) => {
    const before = known.get(id)
    return before ? [[id, before] as const] : []
  })
  const namedIds = new Set(named.map(([, { id }]) => id))
  const downloading = byShare(
    compositions.filter(each => isDownloading(each) && !namedIds.has(each.id)).map(shareOfComposition),
  )
  const tasks = byShare(downloads.filter(({ id }) => !known.has(id)).map(shareOfTask))
  if (downloading.length !== tasks.length) return new Map(named)
  const found = tasks.flatMap(({ item }, index) => {
    const composition = downloading[index]?.item
    return composition && isUnique(tasks, index) && isUnique(downloading, index)
      ? [[item.id, composition] as const]
      : []
  })
  return new Map([...named, ...found])
}

interface Share<T> {
  item: T
  share: number
}

const shareOfTask = (item: ApplianceTask) => ({ item, share: item.percentage ?? -1 })
const shareOfComposition = (item: Composition) => ({ item, share: item.download?.percentage ?? -1 })

function byShare<T>(shares: readonly Share<T>[]): readonly Share<T>[] {
  return shares.toSorted((a, b) => b.share - a.share)
}

function isUnique<T>(shares: readonly Share<T>[], index: number): boolean {
  return shares[index - 1]?.share !== shares[index]?.share && shares[index + 1]?.share !== shares[index]?.share
}
