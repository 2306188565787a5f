export default {
  'kit.selectAll': 'Alle Zeilen auswählen',
  'kit.selectRow': '{name} auswählen',
} as const
