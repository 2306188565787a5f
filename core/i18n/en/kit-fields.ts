/** Words of fields, and of what stands around them. */
export default {
  'kit.selected': { one: '{count} selected', other: '{count} selected' },
  'kit.becomes': 'becomes',
  'kit.timePlaceholder': 'HH:mm',
  'kit.choices': { one: '{count} choice', other: '{count} choices' },
  'kit.showAll': 'Show all {count}',
  'kit.closest': 'closest',
  'kit.noChoice': 'No choice fits',
  'kit.problems': { one: '{count} problem', other: '{count} problems' },
  'kit.stepFinished': 'finished',
} as const
