import { translated } from '../../../core/i18n/translate'
import type en from './en'

export default translated<typeof en>('de', {
  'landing.lead': 'Durch Sie kommen Filme ins Kino',
  'landing.text': 'Aufträge, Festplatten, Sendungen und ihre Fristen an einem Ort.',
  'landing.signIn': 'Anmelden oder registrieren',
  'landing.hint':
    'Neu bei Reeldock? Legen Sie auf der nächsten Seite ein Konto an, dann registrieren Sie Ihre Firma in drei Schritten.',
  'landing.company': 'Firma',
  'landing.companyText': 'Telefon, E-Mail und Zeiten',
  'landing.areas': 'Liefergebiete',
  'landing.areasText': 'Wohin Sie liefern, und Ihre Preise',
  'landing.drives': 'Festplatten',
  'landing.drivesText': 'Wie viele, und Ihre Zertifikate',
  'place.landing': 'Partnerportal',
})
