import { french } from '../french'
import type en from './en'

export default french<typeof en>({
  'shared.unexpectedError': 'Erreur inattendue',
  'shared.required': 'Ce champ est obligatoire',
  'shared.invalidValue': 'Saisissez une valeur valide',
  'shared.offline': 'La connexion est interrompue',
  'shared.offlineDetail':
    'On ne sait pas si votre envoi est arrivé. Vérifiez avant de réessayer quand la connexion sera rétablie.',
  'shared.unreachable': 'Le serveur est injoignable. Réessayez quand la connexion sera rétablie.',
  'shared.tokenFailed':
    'Cette page n’a pas pu confirmer votre connexion. Réessayez ; si cela ne suffit pas, reconnectez-vous.',
  'shared.fileMissing':
    'Une partie de cette page n’est pas arrivée. Réessayez, ou rechargez la page si le problème persiste.',
  'shared.staleDetail': 'Votre saisie est conservée. Consultez les nouvelles valeurs, puis enregistrez à nouveau.',
  'shared.noAccess': 'Vous n’avez pas encore accès',
  'shared.noAccessDetail':
    'Votre compte doit être ajouté par un administrateur de l’entreprise. Une fois ajouté, vérifiez à nouveau.',
  'shared.sessionEnded': 'Vous avez été déconnecté',
  'shared.sessionEndedDetail': 'Vos modifications sont enregistrées sur cet ordinateur.',
  'shared.notSignedIn': 'Vous n’êtes pas connecté',
  'shared.notSignedInDetail': 'Connectez-vous sur ce site, puis réessayez.',
  'shared.signInAgain': 'Se connecter',
  'shared.checkAgain': 'Vérifier à nouveau',
  'shared.badAttribute': 'L’attribut « {attribute} » contient une valeur inconnue',
  'shared.badAttributeDetail': '« {value} » ne peut pas être affiché. L’auteur de cette page peut le corriger.',
  'shared.crashed': 'Cette partie n’a pas pu être affichée',
})
