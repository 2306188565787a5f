import type { ApplianceTask } from '../wire/appliances'
import type { Composition } from '../wire/work-orders'
import type { DownloadRate } from './download-pace'
import { isComing } from './transfers'

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
 * come in elsewhere, and none is named.
 */
export function compositionsOf(
  downloads: readonly ApplianceTask[],
  compositions: readonly Composition[],
): ReadonlyMap<string, Composition> {
  const coming = compositions.filter(isComing)
  if (coming.length !== downloads.length) return new Map()
  const byShare = coming.toSorted((a, b) => shareOf(b.download?.percentage) - shareOf(a.download?.percentage))
  const tasks = downloads.toSorted((a, b) => shareOf(b.percentage) - shareOf(a.percentage))
  return new Map(tasks.flatMap(({ id }, at) => (byShare[at] ? [[id, byShare[at]] as const] : [])))
}

function shareOf(percentage: number | null | undefined): number {
  return percentage ?? -1
}
