import words from '../../core/i18n/en/navigation'
import places from '../../core/i18n/en/places'
import sheet from '../../styles/areas/navigation.css?inline'
import { flag, words as text } from '../base/attributes'
import { define } from '../base/define'
import { Navigation } from './Navigation'

export const attributes = {
  path: text('The path that is open: its item is marked.'),
  signOutOnly: flag('Only the way out: for maintenance and no access.'),
}
export const events = {}

export default define({
  name: 'navigation',
  doc: 'The header of the portal page: its menu by approval and role, theme and language, and the way out.',
  attributes,
  events,
  messages: [words, places],
  styles: [sheet],
  screen: Navigation,
  open: true,
})
