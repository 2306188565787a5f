import { french } from '../../../core/i18n/french'
import type en from './en'

export default french<typeof en>({
  'statusPage.noAccess': 'Votre compte n’a pas encore été ajouté',
  'statusPage.noAccessDetail':
    'Les comptes sont ajoutés par un administrateur de l’entreprise. Demandez à l’un des vôtres d’ajouter le vôtre, puis vérifiez à nouveau.',
  'statusPage.notAdded': 'Vérifié à {time} : votre compte n’a pas encore été ajouté.',
  'statusPage.added': 'Votre compte a été ajouté.',
  'statusPage.unknown': 'Aucun compte ne correspond à cette connexion',
  'statusPage.unknownDetail':
    'Vous êtes connecté, mais le portail ne vous connaît pas. Vous avez peut-être utilisé une autre adresse que celle dont se sert votre entreprise : déconnectez-vous, puis connectez-vous avec celle-ci. Sinon, notre assistance peut vous aider.',
  'statusPage.notFound': 'Cette page n’existe pas',
  'statusPage.notFoundDetail': 'L’adresse est peut-être mal saisie, ou ce qu’elle montrait n’existe plus.',
  'statusPage.toStart': 'Aller à la page d’accueil',
  'statusPage.signOut': 'Se déconnecter',
  'statusPage.lookAgain': 'Vérifier à nouveau',
  'statusPage.maintenance': 'Reeldock est en maintenance',
  'statusPage.apology': 'Nous regrettons que vous ne puissiez pas travailler ici pour le moment.',
  'statusPage.thanks': 'Merci de votre patience.',
  'statusPage.returns': 'Cette page vérifie d’elle-même et se poursuit dès que Reeldock est de retour.',
  'statusPage.stillOn': 'Vérifié à {time} : pas encore.',
  'statusPage.isOver': 'Reeldock est de retour.',
  'statusPage.support': 'Assistance',
  'statusPage.supportDetail': 'Une urgence ? Notre assistance est là pour vous.',
  'place.noAccess': 'Accès refusé',
  'place.notFound': 'Page introuvable',
  'place.maintenance': 'Maintenance',
})
