export default {
  'kit.retry': 'Réessayer',
  'kit.close': 'Fermer',
  'kit.clear': 'Effacer',
  'kit.cancel': 'Annuler',
  'kit.live': 'En direct',
  'kit.polling': 'Relevé périodique',
  'kit.offline': 'Hors ligne',
  'kit.updatedAt': 'actualisé à {time}',
  'kit.shownAsOf': 'Données de {time}',
  'kit.tryNow': 'Essayer maintenant',
  'kit.loading': 'Chargement',
  'kit.showRow': 'Détails de {name}',
} as const
