export default {
  'kit.discard': 'Abandonner',
  'kit.rowsChanged': { one: '{count} ligne modifiée', other: '{count} lignes modifiées' },
  'kit.notSaved': 'non enregistré',
  'kit.saveRows': { one: 'Enregistrer {count} ligne', other: 'Enregistrer {count} lignes' },
} as const
