import { calls } from '../../../core/portal/calls'
import type { HostOptions } from '../../../core/portal/options'
import { watchContrast } from '../contrast'
import { rememberBases, tellNoWorker } from './calls'
import { watchElements } from './elements'
import { checkOptions } from './options'

export { watched } from './calls'

let watching = false

/** Says in the console what of a host's options, elements and tokens cannot be meant so, now and as it changes. */
export function watchHost(options: Partial<HostOptions>): void {
  // The pages that tests make in Node draw nothing.
  if (typeof document === 'undefined') return
  rememberBases(options.bases ?? {})
  checkOptions(options)
  watchContrast()
  if (watching) return
  watching = true
  calls.withoutWorker = tellNoWorker
  watchElements(document)
}
