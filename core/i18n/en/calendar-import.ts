/** Words of the import of a calendar file, loaded with it. */
export default {
  'calendar.importTitle': 'Import from a calendar file',
  'calendar.importReading': 'Reading the file',
  'calendar.importTooLarge': 'This file is too large for a calendar',
  'calendar.importNoCalendar': 'This is no calendar file. Export your calendar as .ics and try again.',
  'calendar.importNoDays': 'This file has no whole days. Events with a time of day are left out.',
  'calendar.importNothing': 'None of these days would change',
  'calendar.importDay': 'Day',
  'calendar.importName': 'In the file',
  'calendar.importPlan': 'Becomes',
  'calendar.importFate': 'Result',
  'calendar.fateNew': 'New',
  'calendar.fateReplaces': 'In place of {before}',
  'calendar.fateSame': 'So already',
  'calendar.fatePast': 'Past, left as it is',
  'calendar.fateRepeated': 'Said twice in the file',
  'calendar.importReplace': {
    one: 'Also change {count} day on which something else stands',
    other: 'Also change {count} days on which something else stands',
  },
  'calendar.importTimed': {
    one: '{count} event with a time of day is left out',
    other: '{count} events with a time of day are left out',
  },
  'calendar.importCut': 'The file has more days than are read at once; import it again for the rest',
  'calendar.importDays': { one: 'Import {count} day', other: 'Import {count} days' },
} as const
