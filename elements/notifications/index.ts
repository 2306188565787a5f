import sheet from '../../styles/areas/notifications.css?inline'
import { define } from '../base/bridge/define'
import { NotificationArea } from './NotificationArea'

export default define({
  name: 'notifications',
  attributes: {},

  styles: [sheet],
  screen: NotificationArea,
  open: true,
  headingLevel: null,
  wholePage: true,
  overlay: () => true,
})
