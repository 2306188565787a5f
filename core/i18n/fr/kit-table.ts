export default {
  'kit.selectAll': 'Sélectionner toutes les lignes',
  'kit.selectRow': 'Sélectionner {name}',
} as const
