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
  'shipments.clipboard': 'Clipboard',
  'shipments.pasted': {
    one: '{count} row filled. Ctrl+Z takes it back.',
    other: '{count} rows filled. Ctrl+Z takes it back.',
  },
  'shipments.pastedLeft': {
    one: '{count} line of the clipboard found no row. Ctrl+Z takes the paste back.',
    other: '{count} lines of the clipboard found no row. Ctrl+Z takes the paste back.',
  },
  'shipments.stayPending': {
    one: '{count} has a tracking number and stays pending',
    other: '{count} have a tracking number and stay pending',
  },
  'shipments.markShipped': 'Mark as shipped',
  'shipments.namesCourier': {
    one: '{count} has no courier, but its number names one',
    other: '{count} have no courier, but their numbers name one',
  },
  'shipments.fillCouriers': 'Fill in couriers',
  'shipments.courierForAll': 'Courier for all of them',
  'shipments.noneWaits': 'None of them is pending',
  'shipments.hint.fits': 'A {courier} number',
  'shipments.hint.other': 'Looks like a number of {couriers}',
  'shipments.hint.mistyped': 'The check digit fits no {courier} number: look again',
  'shipments.hint.mistypedNobody': 'The check digit does not fit: look again',
  'shipments.useCourier': 'Use {courier}',
  'shipments.switchTo': 'Switch to {courier}',
  'shipments.useCourierFor': 'Use {courier} for {theatre}',
  'shipments.track': 'Track at {courier}',
  'shipments.daysOut': { one: 'Out for {count} day.', other: 'Out for {count} days.' },
  'shipments.returnUndated': 'Out, day not known.',
  'shipments.noReturnNumber': 'no return number yet',
} as const
