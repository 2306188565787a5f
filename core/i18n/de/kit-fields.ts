export default {
  'kit.selected': { one: '{count} ausgewählt', other: '{count} ausgewählt' },
  'kit.becomes': 'wird zu',
  'kit.timePlaceholder': 'HH:mm',
  'kit.choices': { one: '{count} Vorschlag', other: '{count} Vorschläge' },
  'kit.showAll': 'Alle {count} anzeigen',
  'kit.closest': 'am ähnlichsten',
  'kit.noChoice': 'Kein Vorschlag passt',
  'kit.problems': { one: '{count} Problem', other: '{count} Probleme' },
  'kit.stepFinished': 'fertig',
} as const
