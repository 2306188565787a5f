import './words'
import sheet from '../../styles/areas/footer.css?inline'
import { define } from '../base/bridge/define'
import { Footer } from './Footer'

export default define({
  name: 'footer',
  attributes: {},
  styles: [sheet],
  screen: Footer,
  open: true,
  headingLevel: null,
  skeletonRows: 0,
})
