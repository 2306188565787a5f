import { lazy } from '../../core/base/lazy'

/** How near ship-bys are: the rows come first, the calendar of working days behind it later. */
export const risksPart = lazy(() => import('./OrderRisks'))
