import { lazy } from '../../core/base/lazy'

/** How near a ship-by is comes after the first rows: hours, holidays and zones weigh more than a list does. */
export const riskPart = lazy(() => import('./OrderRisk'), 'OrderRisk')
