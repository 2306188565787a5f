import { french } from '../../../core/i18n/french'
import type en from './en'

export default french<typeof en>({
  'landing.lead': 'C’est par vous que les films arrivent au cinéma',
  'landing.text': 'Ordres de travail, disques, expéditions et échéances, réunis en un seul endroit.',
  'landing.signIn': 'Se connecter ou créer un compte',
  'landing.hint':
    'Nouveau sur Reeldock ? Créez un compte à la page suivante, puis inscrivez votre entreprise en trois étapes.',
  'landing.company': 'Entreprise',
  'landing.companyText': 'Téléphones, e-mails et horaires',
  'landing.areas': 'Zones desservies',
  'landing.areasText': 'Où vous expédiez, et vos prix',
  'landing.drives': 'Disques',
  'landing.drivesText': 'Combien, et vos certificats',
  'place.landing': 'Portail partenaires',
})
