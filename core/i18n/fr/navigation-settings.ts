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
} as const
