import { french } from '../french'
import type en from './en'

export default french<typeof en>({
  'shared.unexpectedError': 'Erreur inattendue',
  'shared.required': 'Ce champ est obligatoire',
  'shared.invalidValue': 'Saisissez une valeur valide',
  'shared.invalidNumber': 'Saisissez une valeur valide, par exemple 24,50',
  'shared.offline': 'Connexion perdue',
  'shared.offlineDetail':
    'Impossible de savoir si votre dernière modification est enregistrée. Une fois en ligne, vérifiez avant de réessayer.',
  'shared.unreachable': 'Serveur injoignable. Vérifiez votre connexion et réessayez.',
  'shared.tokenFailed':
    'Cette page n’a pas pu confirmer votre connexion. Réessayez ; si cela ne suffit pas, reconnectez-vous.',
  'shared.fileMissing':
    'Une partie de cette page n’est pas arrivée. Réessayez, ou rechargez la page si le problème persiste.',
  'shared.staleDetail':
    'Vos modifications sont conservées. Vérifiez les nouvelles valeurs, puis enregistrez à nouveau.',
  'shared.noAccess': 'Vous n’avez pas encore accès',
  'shared.noAccessDetail':
    'L’administrateur de votre entreprise doit ajouter votre compte. Vérifiez ensuite à nouveau.',
  'shared.sessionEnded': 'Vous avez été déconnecté',
  'shared.sessionEndedDetail': 'Vos modifications sont enregistrées sur cet ordinateur.',
  'shared.notSignedIn': 'Vous n’êtes pas connecté',
  'shared.notSignedInDetail': 'Connectez-vous sur ce site, puis réessayez.',
  'shared.signInAgain': 'Se connecter',
  'shared.checkAgain': 'Vérifier à nouveau',
  'shared.badAttribute': 'Valeur non valide pour « {attribute} »',
  'shared.badAttributeDetail': '« {value} » n’est pas pris en charge. Prévenez le responsable de cette page.',
  'shared.crashed': 'Un problème est survenu ici',
})
