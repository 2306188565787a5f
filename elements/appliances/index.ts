import '../../core/appliances/words'
import sheet from '../../styles/areas/appliances.css?inline'
import bays from '../../styles/bundles/bays.css?inline'
import { define } from '../base/bridge/define'
import { Appliances } from './Appliances'
import { attributes } from './contract'

export default define({
  name: 'appliances',
  attributes,
  styles: [bays, sheet],
  screen: Appliances,
  skeletonRows: 8,
})
