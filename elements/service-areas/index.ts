import '../../core/service-areas/words'
import sheet from '../../styles/areas/service-areas.css?inline'
import fields from '../../styles/bundles/fields.css?inline'
import { define } from '../base/bridge/define'
import { attributes } from './contract'
import { ServiceAreas } from './ServiceAreas'

export default define({
  name: 'service-areas',
  attributes,
  styles: [fields, sheet],
  screen: ServiceAreas,
  skeletonRows: 12,
})
