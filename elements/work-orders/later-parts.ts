import { lazy } from '../../core/base/lazy'

/** Parts of the list that its first rows do not need. */
export const openedPart = lazy(() => import('./Opened'), 'Opened')
export const readingPart = lazy(() => import('./reading-views'))
export const toolsPart = lazy(() => import('./tools-views'))
