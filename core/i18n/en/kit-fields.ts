/** Words of fields, and of what stands around them while they are edited. */
export default {
  'kit.discard': 'Discard',
  'kit.selected': { one: '{count} selected', other: '{count} selected' },
  'kit.rowsChanged': { one: '{count} row changed', other: '{count} rows changed' },
  'kit.notSaved': 'not saved',
  'kit.saveRows': { one: 'Save {count} row', other: 'Save {count} rows' },
  'kit.becomes': 'becomes',
  'kit.timePlaceholder': 'HH:mm',
  'kit.choices': { one: '{count} choice', other: '{count} choices' },
  'kit.showAll': 'Show all {count}',
  'kit.closest': 'closest',
  'kit.noChoice': 'No choice fits',
  'kit.problems': { one: '{count} problem', other: '{count} problems' },
  'kit.stepFinished': 'finished',
} as const
