import catalogue from '../../core/i18n/en/work-orders'
import sheet from '../../styles/areas/work-orders.css?inline'
import { define } from '../base/bridge/define'
import { attributes } from './contract'
import { WorkOrders } from './WorkOrders'

export default define({
  name: 'work-orders',
  attributes,
  messages: [catalogue],
  styles: [sheet],
  screen: WorkOrders,
  skeletonRows: 10,
})
