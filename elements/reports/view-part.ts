import { lazy } from '../../core/base/lazy'

/** The code of the charts, the table and the CSV writer, which a report needs once it has been read. */
export const viewPart = lazy(() => import('./report-views'))
