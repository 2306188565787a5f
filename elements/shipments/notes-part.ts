import { lazy } from '../../core/base/lazy'

/** The notes under couriers and tracking numbers: the view loads them once its rows are there. */
export const notesPart = lazy(() => import('./row-notes'))
