import { french } from '../../i18n/french'
import type en from './en'

export default french<typeof en>({
  'navigation.label': 'Portail',
  'navigation.menu': 'Menu',
  'navigation.skip': 'Aller au contenu',
  'navigation.account': 'Compte',
  'navigation.accountLost': 'Votre compte n’a pas pu être chargé',
  'navigation.display': 'Thème et langue',
  'navigation.admin': 'Administrateur',
  'navigation.member': 'Membre',
  'navigation.newTab': '(s’ouvre dans un nouvel onglet)',
  'navigation.pending': 'En attente',
  'navigation.theme': 'Thème',
  'navigation.light': 'Clair',
  'navigation.dark': 'Sombre',
  'navigation.auto': 'Système',
  'navigation.language': 'Langue',
  'navigation.signOutTitle': 'Se déconnecter sans enregistrer ?',
  'navigation.signOutDetail':
    'Des modifications non enregistrées se trouvent sur cet ordinateur. La déconnexion les supprime.',
  'navigation.stay': 'Rester connecté',
  'navigation.signOutAnyway': 'Se déconnecter et supprimer',
  'place.companyProfile': 'Profil de l’entreprise',
  'place.manageUsers': 'Gérer les utilisateurs',
  'place.signOut': 'Se déconnecter',
})
