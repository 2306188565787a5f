/** How near a ship-by is, and what a new holiday makes of it. */
export default {
  'schedule.overdue': 'Overdue',
  'schedule.noPickUp': 'No pick-up left',
  'schedule.today': 'Ship today',
  'schedule.oneDay': '1 working day',
  'schedule.workingDays': { one: 'in {count} working day', other: 'in {count} working days' },
  'schedule.lastPickUp': 'Last pick-up {time} {zone}',
  'schedule.wasPickUp': 'The last pick-up was {time} {zone}',
  'schedule.toShip': 'To ship: {count}',
  'schedule.copyInTime': 'in time for {time}',
  'schedule.copyLate': 'misses {time}',
  'schedule.copiesInTime': 'Copied and verified by {end}: in time for the last pick-up {time} {zone}',
  'schedule.copiesLate': {
    one: '{count} copy ends too late, {end}: it misses the last pick-up {time} {zone}',
    other: '{count} copies end too late, the last {end}: they miss the last pick-up {time} {zone}',
  },
  'schedule.moved': { one: '{count} order must ship earlier:', other: '{count} orders must ship earlier:' },
  'schedule.movedSome': {
    one: 'At least {count} order must ship earlier:',
    other: 'At least {count} orders must ship earlier:',
  },
  'schedule.movedBy': '{order} by {time}',
  'schedule.movedGone': '{order}: no pick-up left',
  'schedule.movedMore': { one: 'and {count} more', other: 'and {count} more' },
} as const
