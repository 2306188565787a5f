export default {
  'kit.discard': 'Verwerfen',
  'kit.rowsChanged': { one: '{count} Zeile geändert', other: '{count} Zeilen geändert' },
  'kit.notSaved': 'nicht gespeichert',
  'kit.saveRows': { one: '{count} Zeile speichern', other: '{count} Zeilen speichern' },
} as const
