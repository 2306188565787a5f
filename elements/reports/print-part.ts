import { lazy } from '../../core/base/lazy'

/** A report that is printed has a document of its own, which is loaded when one prints. */
export const printPart = lazy(() => import('./PrintedReport'), 'PrintedReport')
