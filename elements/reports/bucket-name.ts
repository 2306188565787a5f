import type { Step } from '../../core/reports/buckets'
import type { Day } from '../../core/wire/base'

/** Name of a bucket in a table: days are YYYY-MM-DD in every language (decision 28), months their start. */
export function bucketName(from: Day, step: Step): string {
  return step === 'month' ? from.slice(0, 7) : from
}

/** Label of a bucket under an axis: MM-DD for days and weeks, YYYY-MM for months. */
export function axisName(from: Day, step: Step): string {
  return step === 'month' ? from.slice(0, 7) : from.slice(5)
}
