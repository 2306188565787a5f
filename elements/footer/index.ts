import words from '../../core/i18n/en/footer'
import sheet from '../../styles/areas/footer.css?inline'
import { define } from '../base/define'
import { Footer } from './Footer'

export const attributes = {}
export const events = {}

export default define({
  name: 'footer',
  doc: 'The line at the foot of a page: copyright, about us, forum, terms of service and products, from `links`.',
  attributes,
  events,
  messages: [words],
  styles: [sheet],
  screen: Footer,
  open: true,
  skeletonRows: 0,
})
