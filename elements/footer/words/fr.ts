import { french } from '../../../core/i18n/french'
import type en from './en'

export default french<typeof en>({
  'footer.copyright': '© {year} Reeldock',
  'footer.aboutUs': 'À propos',
  'footer.forum': 'Forum',
  'footer.terms': 'Conditions d’utilisation',
  'footer.newTab': '(s’ouvre dans un nouvel onglet)',
})
