import { lazy } from '../../../core/base/lazy'

/** Places a surface beside its anchor. Without it the surface stands below, and the next opening asks for it again. */
export const placing = lazy(() => import('./place'))
