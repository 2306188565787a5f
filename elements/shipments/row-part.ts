import { lazy } from '../../core/base/lazy'

/** The notes of rows and their opened part: the rows come first. */
export const rowPart = lazy(() => import('./row-views'))
export const openedPart = lazy(() => import('./row-views'), 'Opened')
