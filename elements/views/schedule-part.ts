import { lazy } from '../../core/base/lazy'

/**
 * The components that show risks and the ends of copies. They load after the first rows, with the calculation of
 * working days.
 */
export const schedulePart = lazy(() => import('./schedule-views'))
