import { translated } from '../../../core/i18n/translate'
import type en from './en'

export default translated<typeof en>('de', {
  'footer.copyright': '© {year} Reeldock',
  'footer.aboutUs': 'Über uns',
  'footer.forum': 'Forum',
  'footer.terms': 'Nutzungsbedingungen',
  'footer.newTab': '(öffnet in einem neuen Tab)',
})
