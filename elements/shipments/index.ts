import catalogue from '../../core/i18n/en/shipments'
import sheet from '../../styles/areas/shipments.css?inline'
import fields from '../../styles/fields.css?inline'
import { define } from '../base/bridge/define'
import { attributes } from './contract'
import { Shipments } from './Shipments'

export default define({
  name: 'shipments',
  attributes,
  messages: [catalogue],
  styles: [fields, sheet],
  screen: Shipments,
  skeletonRows: 10,
})
