import words from '../../core/i18n/en/shell'
import { oneOf } from '../base/attributes'
import { define } from '../base/define'
import { StatusPage } from './StatusPage'

export const attributes = {
  kind: oneOf(['no-access', 'not-found', 'maintenance'], 'not-found', 'What it says.'),
}
export const events = {}

export default define({
  name: 'status-page',
  doc: 'Says that an account has no access, that there is no such page, or that the portal is being maintained.',
  attributes,
  events,
  messages: [words],
  screen: StatusPage,
  open: true,
})
