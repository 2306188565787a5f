import './words'
import sheet from '../../styles/areas/status-page.css?inline'
import { define } from '../base/bridge/define'
import { attributes } from './contract'
import { StatusPage } from './StatusPage'

export default define({
  name: 'status-page',
  attributes,
  styles: [sheet],
  screen: StatusPage,
  open: true,
  headingLevel: '1',
})
