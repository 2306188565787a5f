import { french } from '../../../core/i18n/french'
import type en from './en'

export default french<typeof en>({
  'landing.lead': 'C’est par vous que les films arrivent au cinéma',
  'landing.text': 'Ordres de travail, disques, expéditions et échéances, réunis en un seul endroit.',
  'landing.signIn': 'Se connecter ou créer un compte',
  'landing.hint':
    'Première visite ? La même page crée votre compte ; vous inscrivez ensuite votre entreprise en trois étapes.',
  'place.landing': 'Portail partenaires',
})
