import { findLook, makeLook, type StatusLook } from '../i18n/status-look'
import type { ApplianceTask, Bay } from '../wire/appliances'

type Stage = NonNullable<Bay['stage']>
type Detail = NonNullable<Bay['detail']>

/** The copy stages of specification.md, section 4. */
const stages: Record<Stage, StatusLook> = {
  pending: makeLook('clock', 'appliances.stage.pending', 'mute'),
  queued: makeLook('clock', 'appliances.stage.queued', 'mute'),
  started: makeLook('player-play', 'appliances.stage.started', 'info'),
  executing: makeLook('player-play', 'appliances.stage.started', 'info'),
  preparing: makeLook('progress', 'appliances.stage.preparing', 'info'),
  formatting: makeLook('copy', 'appliances.stage.formatting', 'info'),
  duplicating: makeLook('copy', 'appliances.stage.duplicating', 'info'),
  verifying: makeLook('copy', 'appliances.stage.verifying', 'info'),
  completed: makeLook('circle-check', 'appliances.stage.completed', 'ok'),
  succeeded: makeLook('circle-check', 'appliances.stage.completed', 'ok'),
  failed: makeLook('alert-circle', 'appliances.stage.failed', 'danger'),
  mount_point_preparation_failed: makeLook('alert-circle', 'appliances.stage.mountPointFailed', 'danger'),
}

export function stageLook(stage: string | null | undefined): StatusLook {
  return findLook(stages, stage)
}

/** The detail texts of specification.md, section 4. */
const details: Record<Detail, StatusLook> = {
  format_failed: makeLook('alert-circle', 'appliances.detail.formatFailed', 'danger'),
  partitioning_failed: makeLook('alert-circle', 'appliances.detail.partitioningFailed', 'danger'),
  verification_failed: makeLook('alert-circle', 'appliances.detail.verificationFailed', 'danger'),
  duplication_interrupted: makeLook('alert-circle', 'appliances.detail.duplicationInterrupted', 'danger'),
  drive_in_use: makeLook('lock', 'appliances.detail.driveInUse', 'warn'),
  slow_drive: makeLook('gauge', 'appliances.detail.slowDrive', 'warn'),
}

export function detailLook(detail: string): StatusLook {
  return findLook(details, detail)
}

/** A step of a copy, of three (specification, section 9). */
export type Step = 1 | 2 | 3

const steps: Readonly<Record<string, Step>> = { formatting: 1, duplicating: 2, verifying: 3 }
/** The step of a failed copy by its detail, because a failed bay keeps its step. */
const failedSteps: Readonly<Record<string, Step>> = {
  partitioning_failed: 1,
  format_failed: 1,
  duplication_interrupted: 2,
  verification_failed: 3,
}

const valueIn = (table: Readonly<Record<string, Step>>, key: string | null): Step | null =>
  (key !== null && Object.hasOwn(table, key) && table[key]) || null

/** Returns the step of a stage for "Step n of 3"; null for other stages. */
export function stepOf(stage: string | null): Step | null {
  return valueIn(steps, stage)
}

/** Returns the percent of the whole copy: each step counts as a third of it. */
export function wholePercent(step: Step, percentage: number | null): number {
  return ((step - 1) * 100 + (percentage ?? 0)) / 3
}

export function failedStepOf(detail: string | null): Step | null {
  return valueIn(failedSteps, detail)
}

const tasks: Record<ApplianceTask['type'], StatusLook> = {
  duplicate_dcps: makeLook('copy', 'appliances.task.duplicate', 'mute'),
  download_dcps: makeLook('download', 'appliances.task.download', 'mute'),
}

/** Returns the look of a type of task; `stageLook` returns the look of its stage. */
export function taskLook(type: string | null | undefined): StatusLook {
  return findLook(tasks, type)
}
