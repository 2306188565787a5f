import type { Step } from '../../core/reports/buckets'

/** Days are YYYY-MM-DD in every language, months the start of one (decision 28). */
export function bucketName(from: string, step: Step): string {
  return step === 'month' ? from.slice(0, 7) : from
}
