/** Words of what a view tells over its rows: changes made elsewhere, what came back, couriers that did not arrive. */
export default {
  'shipments.discard': 'Discard',
  'shipments.restored': 'What you typed before is still here',
  'shipments.theirs': {
    one: '{count} row that you are editing was changed elsewhere',
    other: '{count} rows that you are editing were changed elsewhere',
  },
  'shipments.takeTheirs': 'Take theirs',
  'shipments.keepMine': 'Keep mine',
  'shipments.couriersFailed': 'Your couriers could not be loaded: a changed courier cannot be saved',
} as const
