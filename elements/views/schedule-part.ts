import { lazy } from '../../core/base/lazy'

/** How near ship-bys are, and whether copies meet them: the rows come first, the calendar of working days behind it later. */
export const schedulePart = lazy(() => import('./schedule-views'))
