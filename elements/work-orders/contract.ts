import { parseFilter } from '../../core/work-orders/active/filter'
import { defaultOrder, orders } from '../../core/work-orders/active/sort'
import { defaultPageSize, pageSizes } from '../../core/work-orders/types'
import { oneOf, text, wholeNumber } from '../base/bridge/attributes'
import type { ScreenProps } from '../base/bridge/description'

export const attributes = {
  items: oneOf(['current', 'past', 'all'], 'current'),
  search: text(),
  summary: oneOf(['today', 'none'], 'today'),
  order: oneOf(orders, defaultOrder),
  filter: { ...text(), parse: (raw: string) => (parseFilter(raw) === null ? null : raw) },
  page: wholeNumber(1, 1),
  pageSize: oneOf(pageSizes, defaultPageSize),
  workOrderNo: text(),
  tab: oneOf(['duplication', 'delivery'], 'delivery'),
}

export interface Events {
  'reeldock-work-order-opened': { workOrderNo: string }
}

/** The props of the screen. */
export type WorkOrdersProps = ScreenProps<typeof attributes, Events>
