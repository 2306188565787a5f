export default {
  'calendar.importTitle': 'Importer depuis un fichier de calendrier',
  'calendar.importReading': 'Lecture du fichier',
  'calendar.importTooLarge': 'Ce fichier est trop volumineux pour un calendrier',
  'calendar.importNoCalendar':
    'Ce n’est pas un fichier de calendrier. Exportez votre calendrier au format .ics et réessayez.',
  'calendar.importNoDays': 'Ce fichier ne contient aucun jour entier. Les événements à heure fixe sont écartés.',
  'calendar.importAllPast': 'Rien à importer : tous ces jours sont passés',
  'calendar.importAllKnown': 'Rien à importer : tous ces jours sont déjà dans votre calendrier',
  'calendar.importNothing': 'Rien à importer : ces jours sont passés, ou déjà dans votre calendrier',
  'calendar.importNow': 'Importer',
  'calendar.importTick': 'Cochez d’abord les jours à modifier',
  'calendar.importDay': 'Jour',
  'calendar.importName': 'Nom',
  'calendar.importPlan': 'Dans le fichier',
  'calendar.importFate': 'Résultat',
  'calendar.fateNew': 'Nouveau',
  'calendar.fateReplaces': 'Remplace {before}',
  'calendar.fateLeft': 'Inchangé : {before}',
  'calendar.fateSame': 'Déjà ainsi',
  'calendar.fatePast': 'Passé, inchangé',
  'calendar.fateRepeated': 'En double dans le fichier',
  'calendar.importReplace': {
    one: 'Modifier aussi {count} jour déjà occupé',
    other: 'Modifier aussi {count} jours déjà occupés',
  },
  'calendar.importTimed': {
    one: '{count} événement à heure fixe est écarté',
    other: '{count} événements à heure fixe sont écartés',
  },
  'calendar.importCut':
    'Le fichier contient plus de jours qu’il n’en est lu en une fois ; importez-le à nouveau pour la suite',
  'calendar.importDays': { one: 'Importer {count} jour', other: 'Importer {count} jours' },
} as const
