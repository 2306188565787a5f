/** Words of the boxes of a table. */
export default {
  'kit.selectAll': 'Select all rows',
  'kit.selectRow': 'Select {name}',
} as const
