export default {
  'kit.selectAll': 'Alle Zeilen auswählen',
  'kit.selectRow': '{name} auswählen',
  'kit.columns': 'Spalten',
  'kit.columns.shown': 'Sichtbar',
  'kit.columns.hidden': 'Ausgeblendet',
  'kit.columns.drop': 'Hier ablegen',
  'kit.columns.show': '{name} einblenden',
  'kit.columns.hide': '{name} ausblenden',
  'kit.columns.move': '{name} verschieben',
  'kit.columns.moveHint': 'Ziehen oder die Pfeiltasten nach oben und unten drücken',
  'kit.columns.place': '{name}: Platz {at} von {count}',
  'kit.columns.reset': 'Ursprüngliche Spalten',
  'kit.columns.width': 'Breite von {name}',
  'kit.columns.pixels': '{width} Pixel',
  'kit.columns.widthHint':
    'Links und rechts ändern die Breite, Pos1 stellt die übliche wieder her, oben und unten führen zu einer anderen Spalte',
} as const
