import { translated } from '../../../core/i18n/translate'
import type en from './en'

export default translated<typeof en>('de', {
  'landing.lead': 'Durch Sie kommen Filme ins Kino',
  'landing.text': 'Aufträge, Festplatten, Sendungen und ihre Fristen an einem Ort.',
  'landing.signIn': 'Anmelden oder registrieren',
  'landing.hint': 'Neu hier? Dieselbe Seite legt Ihr Konto an; danach registrieren Sie Ihre Firma in drei Schritten.',
  'place.landing': 'Partnerportal',
})
