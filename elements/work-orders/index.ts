import '../../core/work-orders/words'
import sheet from '../../styles/areas/work-orders.css?inline'
import { define } from '../base/bridge/define'
import { attributes } from './contract'
import { WorkOrders } from './WorkOrders'

export default define({
  name: 'work-orders',
  attributes,
  styles: [sheet],
  screen: WorkOrders,
  skeletonRows: 10,
})
