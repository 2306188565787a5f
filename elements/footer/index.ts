import words from '../../core/i18n/en/footer'
import sheet from '../../styles/areas/footer.css?inline'
import { define } from '../base/bridge/define'
import { Footer } from './Footer'

export default define({
  name: 'footer',
  attributes: {},
  messages: [words],
  styles: [sheet],
  screen: Footer,
  open: true,
  skeletonRows: 0,
})
