import { lazy } from '../../core/base/lazy'

/** The code that prints a report from a separate document. It is loaded at the first print. */
export const printPart = lazy(() => import('./PrintedReport'), 'PrintedReport')
