import catalogue from '../../core/i18n/en/work-orders'
import { defaultPageSize, pageSizes } from '../../core/work-orders/types'
import sheet from '../../styles/areas/work-orders.css?inline'
import { oneOf, wholeNumber, words } from '../base/attributes'
import { define } from '../base/define'
import { event, type ScreenProps } from '../base/description'
import { parts } from '../base/parts'
import { WorkOrders } from './WorkOrders'

export const attributes = {
  items: oneOf(['current', 'past', 'all'], 'current', 'Which list: active, archive, or both.'),
  search: words('Work order number or composition name to look for.'),
  page: wholeNumber(1, 1, 'The page, from 1.'),
  pageSize: oneOf(pageSizes, defaultPageSize, 'Rows a page.'),
  workOrderNo: words('The work order that is opened.'),
  tab: oneOf(['duplication', 'delivery'], 'delivery', 'The part of the opened work order.'),
}

export const events = {
  'reeldock-work-order-opened': event<{ workOrderNo: string }>('A work order was opened.'),
}

/** What its screen is given. */
export type WorkOrdersProps = ScreenProps<typeof attributes, typeof events>

export default define({
  name: 'work-orders',
  doc: 'The work orders of a partner: active and archived lists with search and pages, and one order opened.',
  attributes,
  events,
  parts: parts('heading', 'toolbar', 'table', 'primary-button'),
  messages: [catalogue],
  styles: [sheet],
  screen: WorkOrders,
  skeletonRows: 10,
})
