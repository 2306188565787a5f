export default {
  'kit.notifications': 'Mitteilungen',
  'kit.dismiss': 'Schließen',
  'kit.details': 'Details',
  'kit.copyDetails': 'Details kopieren',
  'kit.copied': 'Kopiert',
  'kit.markedToCopy': 'Markiert: mit der Tastatur kopieren',
} as const
