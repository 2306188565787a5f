import { lazy } from '../../core/base/lazy'

/** A report needs its charts, its table and the writer of its file once it has been read. */
export const viewPart = lazy(() => import('./report-views'))
