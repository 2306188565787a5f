export default {
  'calendar.importTitle': 'Aus einer Kalenderdatei importieren',
  'calendar.importReading': 'Datei wird gelesen',
  'calendar.importTooLarge': 'Diese Datei ist zu groß für einen Kalender',
  'calendar.importNoCalendar':
    'Dies ist keine Kalenderdatei. Exportieren Sie Ihren Kalender als .ics und versuchen Sie es erneut.',
  'calendar.importNoDays': 'Diese Datei enthält keine ganzen Tage. Termine mit Uhrzeit werden ausgelassen.',
  'calendar.importAllPast': 'Nichts zu importieren: Alle diese Tage sind vergangen',
  'calendar.importAllKnown': 'Nichts zu importieren: Alle diese Tage stehen schon in Ihrem Kalender',
  'calendar.importNothing': 'Nichts zu importieren: Diese Tage sind vergangen oder stehen schon in Ihrem Kalender',
  'calendar.importNow': 'Importieren',
  'calendar.importTick': 'Wählen Sie zuerst aus, dass diese Tage geändert werden',
  'calendar.importDay': 'Tag',
  'calendar.importName': 'Name',
  'calendar.importPlan': 'In der Datei',
  'calendar.importFate': 'Ergebnis',
  'calendar.fateNew': 'Neu',
  'calendar.fateReplaces': 'Ersetzt {before}',
  'calendar.fateLeft': 'Bleibt wie es ist: {before}',
  'calendar.fateSame': 'Schon so',
  'calendar.fatePast': 'Vergangen, bleibt wie es ist',
  'calendar.fateRepeated': 'Steht doppelt in der Datei',
  'calendar.importReplace': {
    one: 'Auch {count} Tag ändern, an dem etwas anderes steht',
    other: 'Auch {count} Tage ändern, an denen etwas anderes steht',
  },
  'calendar.importTimed': {
    one: '{count} Termin mit Uhrzeit wird ausgelassen',
    other: '{count} Termine mit Uhrzeit werden ausgelassen',
  },
  'calendar.importCut':
    'Die Datei enthält mehr Tage, als auf einmal gelesen werden; importieren Sie sie für den Rest erneut',
  'calendar.importDays': { one: '{count} Tag importieren', other: '{count} Tage importieren' },
} as const
