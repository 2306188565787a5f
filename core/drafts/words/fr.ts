import { french } from '../../i18n/french'
import type en from './en'

export default french<typeof en>({
  'shared.draftRestored': 'Vos modifications non enregistrées ont été rétablies',
  'shared.draftConflict': 'Quelqu’un d’autre a modifié ceci. Vos modifications sont conservées.',
  'shared.draftArrived': 'Vous avez annulé des modifications déjà enregistrées.',
  'shared.takeTheirs': 'Reprendre la version enregistrée',
  'shared.draftKept': 'Brouillon enregistré sur cet ordinateur',
  'shared.keepMine': 'Garder mes modifications',
  'shared.draftJoined': 'Affichage de vos modifications d’une autre fenêtre',
  'shared.draftParted':
    'Une autre fenêtre contient d’autres modifications non enregistrées. Choisissez celles à garder.',
  'shared.takeOther': 'Reprendre l’autre fenêtre',
  'shared.discard': 'Abandonner',
  'shared.discarded': 'Modifications abandonnées',
  'shared.chooseFirst': 'Choisissez la version à garder',
  'shared.nothingChanged': 'Rien n’a changé',
  'shared.save': 'Enregistrer',
  'shared.wasRemoved': 'supprimé',
  'shared.notSent': {
    one: '{count} modification pas encore envoyée',
    other: '{count} modifications pas encore envoyées',
  },
  'shared.notSentKept':
    'Vos modifications restent sur cet ordinateur et seront envoyées dès que le serveur sera joignable et cet écran ouvert.',
  'shared.notSentOpen':
    'Laissez cet écran ouvert : vos modifications seront envoyées dès que le serveur sera joignable.',
  'shared.typedSince': 'Vos saisies ultérieures ne sont pas enregistrées.',
  'shared.withdrawn':
    'Vous avez fait d’autres modifications : plus rien n’est envoyé automatiquement. Enregistrez ou soumettez à nouveau quand vous aurez terminé.',
  'shared.unanswered': {
    one: '{count} modification pas encore confirmée',
    other: '{count} modifications pas encore confirmées',
  },
  'shared.unansweredKept':
    'Envoi fait, mais aucune réponse reçue. Vos modifications sont peut-être déjà enregistrées. Elles restent sur cet ordinateur et seront vérifiées dès que la connexion sera rétablie et cet écran ouvert.',
  'shared.unansweredOpen':
    'Envoi fait, mais aucune réponse reçue. Vos modifications sont peut-être déjà enregistrées. Laissez cet écran ouvert : elles seront vérifiées dès le retour de la connexion.',
  'shared.notLost': 'Vos modifications ne sont pas perdues. Réessayez dans un instant.',
  'shared.sendNow': 'Envoyer maintenant',
})
