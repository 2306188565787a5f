export default {
  'kit.notifications': 'Notifications',
  'kit.dismiss': 'Fermer',
  'kit.details': 'Détails',
  'kit.copyDetails': 'Copier les détails',
  'kit.copied': 'Copié',
  'kit.markedToCopy': 'Texte sélectionné : copiez-le au clavier',
} as const
