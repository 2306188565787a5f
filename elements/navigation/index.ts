import '../../core/navigation/words'
import '../base/words/places'
import sheet from '../../styles/areas/navigation.css?inline'
import { define } from '../base/bridge/define'
import { attributes } from './contract'
import { Navigation } from './Navigation'

export default define({
  name: 'navigation',
  attributes,
  styles: [sheet],
  screen: Navigation,
  open: true,
  headingLevel: null,
})
