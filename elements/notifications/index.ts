import sheet from '../../styles/areas/notifications.css?inline'
import { define } from '../base/define'
import { NotificationArea } from './NotificationArea'

export const attributes = {}
export const events = {}

export default define({
  name: 'notifications',
  doc: 'Shows the toasts, the error dialog and the busy state of every element on the page, which then show none of their own.',
  attributes,
  events,
  messages: [],
  styles: [sheet],
  screen: NotificationArea,
  open: true,
  wholePage: true,
  overlay: () => true,
})
