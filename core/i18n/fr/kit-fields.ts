export default {
  'kit.selected': { one: '{count} sélectionné', other: '{count} sélectionnés' },
  'kit.becomes': 'devient',
  'kit.timePlaceholder': 'HH:mm',
  'kit.choices': { one: '{count} choix', other: '{count} choix' },
  'kit.showAll': 'Tout afficher ({count})',
  'kit.closest': 'le plus proche',
  'kit.noChoice': 'Aucun choix ne convient',
  'kit.problems': { one: '{count} problème', other: '{count} problèmes' },
  'kit.stepFinished': 'terminé',
} as const
