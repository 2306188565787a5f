export default {
  'navigation.admin': 'Administrateur',
  'navigation.member': 'Membre',
  'navigation.newTab': '(s’ouvre dans un nouvel onglet)',
  'navigation.pending': 'En attente',
  'navigation.theme': 'Thème',
  'navigation.light': 'Clair',
  'navigation.dark': 'Sombre',
  'navigation.auto': 'Comme le système',
  'navigation.language': 'Langue',
  'navigation.signOutTitle': 'Se déconnecter sans enregistrer ?',
  'navigation.signOutDetail':
    'Des modifications non enregistrées se trouvent sur cet ordinateur. La déconnexion les supprime.',
  'navigation.stay': 'Rester connecté',
  'navigation.signOutAnyway': 'Se déconnecter et supprimer',
} as const
