import { translated } from '../../../core/i18n/translate'
import type en from './en'

export default translated<typeof en>('ar', {
  'footer.copyright': '© {year} Reeldock',
  'footer.aboutUs': 'من نحن',
  'footer.forum': 'المنتدى',
  'footer.terms': 'شروط الخدمة',
  'footer.newTab': '(يُفتح في علامة تبويب جديدة)',
})
