import { lazy } from '../../core/base/lazy'

/**
 * Parts that the first view of the rows does not need: notes, opened rows, the save bar, conflicts, and actions for
 * ticked rows.
 */
export const rowPart = lazy(() => import('./row-views'))
export const openedPart = lazy(() => import('./row-views'), 'Opened')
export const chosenPart = lazy(() => import('./row-views'), 'ShipmentsChosen')
