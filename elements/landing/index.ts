import words from '../../core/i18n/en/landing'
import sheet from '../../styles/areas/landing.css?inline'
import { define } from '../base/bridge/define'
import { Landing } from './Landing'

export default define({
  name: 'landing',
  attributes: {},
  messages: [words],
  styles: [sheet],
  screen: Landing,
  open: true,
})
