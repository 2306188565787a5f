import { translated } from '../../../i18n/translate'
import type en from './en'

export default translated<typeof en>('de', {
  'appliances.openOrder': 'Auftrag öffnen',
  'appliances.baysOf': 'Schächte von {name}',
})
