import { translated } from '../../../i18n/translate'
import type en from './en'

export default translated<typeof en>('ar', {
  'appliances.openOrder': 'فتح الأمر',
  'appliances.baysOf': 'حجرات {name}',
})
