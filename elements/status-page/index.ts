import words from '../../core/i18n/en/status-page'
import sheet from '../../styles/areas/status-page.css?inline'
import { oneOf } from '../base/attributes'
import { define } from '../base/define'
import { parts } from '../base/parts'
import { StatusPage } from './StatusPage'

export const attributes = {
  kind: oneOf(['no-access', 'not-found', 'maintenance'], 'not-found', 'What it says.'),
}
export const events = {}

export default define({
  name: 'status-page',
  doc: 'Says that an account has no access, that there is no such account or page, or that the portal is being maintained.',
  slots: { contacts: 'Takes the place of the support contacts.' },
  attributes,
  events,
  parts: parts('heading', 'primary-button'),
  messages: [words],
  styles: [sheet],
  screen: StatusPage,
  open: true,
})
