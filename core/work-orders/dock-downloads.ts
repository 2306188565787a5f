import type { ApplianceTask } from '../wire/appliances'
import type { Composition } from '../wire/work-orders'
import { isComing } from './coming'
import type { DownloadRate } from './download-pace'

/** What an appliance fetches, as its list of tasks tells it. */
export interface DockDownload {
  readonly id: string
  readonly workOrderNo: string
  /** What is fetched; null where the task alone is known: it names no composition. */
  readonly composition: Composition | null
  readonly stage: ApplianceTask['stage']
  readonly percentage: number | null
  /** Null until something was observed. */
  readonly rate: DownloadRate | null
}

/** It waits or runs: what has ended is told among the tasks. */
export function isDownloadUnderWay({ type, finishedOn }: ApplianceTask): boolean {
  return type === 'download_dcps' && (finishedOn ?? null) === null
}

export function isWaiting({ stage }: Pick<ApplianceTask, 'stage'>): boolean {
  return stage === 'queued' || stage === 'pending'
}

/**
 * Which composition of one order each of its downloads in an appliance fetches, by the download's id. A task names
 * none: where the order has as many under way as the appliance, they are told apart by how far they are; else some
 * come in elsewhere, and none is named. Of those that are as far as each other none is named either.
 *
 * @param known what was named before: it stays, however far each has come since.
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
  const taken = new Set(named.map(([, { id }]) => id))
  const coming = byShare(compositions.filter(each => isComing(each) && !taken.has(each.id)).map(shareOfComposition))
  const tasks = byShare(downloads.filter(({ id }) => !known.has(id)).map(shareOfTask))
  if (coming.length !== tasks.length) return new Map(named)
  const found = tasks.flatMap(({ of }, at) => {
    const composition = coming[at]?.of
    return composition && isAlone(tasks, at) && isAlone(coming, at) ? [[of.id, composition] as const] : []
  })
  return new Map([...named, ...found])
}

interface Share<T> {
  of: T
  share: number
}

const shareOfTask = (of: ApplianceTask) => ({ of, share: of.percentage ?? -1 })
const shareOfComposition = (of: Composition) => ({ of, share: of.download?.percentage ?? -1 })

function byShare<T>(shares: readonly Share<T>[]): readonly Share<T>[] {
  return shares.toSorted((a, b) => b.share - a.share)
}

function isAlone<T>(shares: readonly Share<T>[], at: number): boolean {
  return shares[at - 1]?.share !== shares[at]?.share && shares[at + 1]?.share !== shares[at]?.share
}
