import '../../core/shipments/words'
import sheet from '../../styles/areas/shipments.css?inline'
import fields from '../../styles/bundles/fields.css?inline'
import { define } from '../base/bridge/define'
import { attributes } from './contract'
import { Shipments } from './Shipments'

export default define({
  name: 'shipments',
  attributes,
  styles: [fields, sheet],
  screen: Shipments,
  skeletonRows: 10,
})
