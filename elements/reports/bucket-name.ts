import type { Step } from '../../core/reports/buckets'
import type { Day } from '../../core/wire/base'

/**
 * Returns the name of a bucket in a table, in any language (decision 28): YYYY-MM-DD for days and weeks, YYYY-MM for
 * months.
 */
export function bucketName(from: Day, step: Step): string {
  return step === 'month' ? from.slice(0, 7) : from
}

/** Returns the label of a bucket under an axis: MM-DD for days and weeks, YYYY-MM for months. */
export function axisName(from: Day, step: Step): string {
  return step === 'month' ? from.slice(0, 7) : from.slice(5)
}
