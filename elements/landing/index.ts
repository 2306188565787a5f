import './words'
import sheet from '../../styles/areas/landing.css?inline'
import { define } from '../base/bridge/define'
import { Landing } from './Landing'

export default define({
  name: 'landing',
  attributes: {},
  styles: [sheet],
  screen: Landing,
  open: true,
  headingLevel: '1',
})
