import words from '../../core/i18n/en/navigation'
import places from '../../core/i18n/en/places'
import sheet from '../../styles/areas/navigation.css?inline'
import { define } from '../base/bridge/define'
import { attributes } from './contract'
import { Navigation } from './Navigation'

export default define({
  name: 'navigation',
  attributes,
  messages: [words, places],
  styles: [sheet],
  screen: Navigation,
  open: true,
})
