export { filterRows } from '../../core/work-orders/active/filter-rows'
export { ListFoot } from './ListFoot'
export { ListTools } from './ListTools'
