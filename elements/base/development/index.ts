import { calls } from '../../../core/portal/calls'
import type { HostOptions } from '../../../core/portal/options'
import { watchContrast } from '../contrast'
import { rememberBases, warnOfMissingWorker } from './calls'
import { watchElements } from './elements'
import { checkOptions } from './options'

export { watched } from './calls'

let watching = false

/** Warns in the console of mistakes in a host's options, elements and tokens, now and as they change. */
export function watchHost(options: Partial<HostOptions>): void {
  // Pages in Node tests render nothing.
  if (typeof document === 'undefined') return
  rememberBases(options.bases ?? {})
  checkOptions(options)
  watchContrast()
  if (watching) return
  watching = true
  calls.withoutWorker = warnOfMissingWorker
  watchElements(document)
}
