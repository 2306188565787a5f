import { lazy } from '../../core/base/lazy'

/** A report needs its charts and its table once it has been read. */
export const viewPart = lazy(() => import('./ReportView'), 'ReportView')
