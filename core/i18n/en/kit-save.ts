/** Words of what tells that rows are not saved. */
export default {
  'kit.discard': 'Discard',
  'kit.rowsChanged': { one: '{count} row changed', other: '{count} rows changed' },
  'kit.notSaved': 'not saved',
  'kit.saveRows': { one: 'Save {count} row', other: 'Save {count} rows' },
} as const
