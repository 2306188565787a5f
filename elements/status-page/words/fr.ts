import { french } from '../../../core/i18n/french'
import type en from './en'

export default french<typeof en>({
  'statusPage.noAccess': 'Vous n’avez pas encore accès',
  'statusPage.noAccessDetail':
    'L’administrateur de votre entreprise doit ajouter votre compte. Vérifiez ensuite à nouveau.',
  'statusPage.notAdded': 'Vérifié à {time}. Pas encore ajouté.',
  'statusPage.added': 'Votre compte a été ajouté.',
  'statusPage.unknown': 'Aucun compte trouvé',
  'statusPage.unknownDetail':
    'Vous êtes connecté, mais cette adresse n’est liée à aucun compte Reeldock. Déconnectez-vous et utilisez l’adresse de votre entreprise, ou contactez l’assistance.',
  'statusPage.notFound': 'Page introuvable',
  'statusPage.notFoundDetail': 'Vérifiez l’adresse. La page a peut-être été déplacée ou supprimée.',
  'statusPage.toStart': 'Aller à l’accueil',
  'statusPage.signOut': 'Se déconnecter',
  'statusPage.lookAgain': 'Vérifier à nouveau',
  'statusPage.maintenance': 'Maintenance en cours',
  'statusPage.apology': 'Nous sommes désolés, Reeldock est momentanément indisponible.',
  'statusPage.thanks': 'Merci de votre patience.',
  'statusPage.returns': 'Cette page se recharge automatiquement dès notre retour.',
  'statusPage.stillOn': 'Vérifié à {time}. Toujours indisponible.',
  'statusPage.isOver': 'Reeldock est de retour.',
  'statusPage.support': 'Assistance',
  'statusPage.supportDetail': 'Un envoi urgent ? Contactez l’assistance.',
  'place.noAccess': 'Accès refusé',
  'place.notFound': 'Page introuvable',
  'place.maintenance': 'Maintenance',
})
