import { lazy } from '../../core/base/lazy'

export const nothingPart = lazy(() => import('./Nothing'), 'Nothing')
