import { french } from '../../../i18n/french'
import type en from './en'

export default french<typeof en>({
  'appliances.openOrder': 'Ouvrir l’ordre',
  'appliances.baysOf': 'Baies de {name}',
})
