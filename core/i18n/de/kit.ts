export default {
  'kit.retry': 'Erneut versuchen',
  'kit.close': 'Schließen',
  'kit.clear': 'Leeren',
  'kit.cancel': 'Abbrechen',
  'kit.live': 'Live',
  'kit.polling': 'Regelmäßige Abfrage',
  'kit.offline': 'Offline',
  'kit.updatedAt': 'aktualisiert {time}',
  'kit.shownAsOf': 'Stand {time}',
  'kit.tryNow': 'Jetzt versuchen',
  'kit.loading': 'Wird geladen',
  'kit.showRow': 'Details zu {name}',
} as const
