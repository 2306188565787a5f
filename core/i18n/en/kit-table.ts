/** Words of the boxes and the columns of a table. */
export default {
  'kit.selectAll': 'Select all rows',
  'kit.selectRow': 'Select {name}',
  'kit.columns': 'Columns',
  'kit.columns.shown': 'Shown',
  'kit.columns.hidden': 'Hidden',
  'kit.columns.drop': 'Drop here',
  'kit.columns.show': 'Show {name}',
  'kit.columns.hide': 'Hide {name}',
  'kit.columns.move': 'Move {name}',
  'kit.columns.moveHint': 'Drag it, or press the up and down arrow keys',
  'kit.columns.place': '{name}: place {at} of {count}',
  'kit.columns.reset': 'Columns as they were',
  'kit.columns.width': 'Width of {name}',
  'kit.columns.pixels': '{width} pixels',
  'kit.columns.widthHint':
    'Left and right change the width, Home gives back the usual one, up and down go to another column',
} as const
