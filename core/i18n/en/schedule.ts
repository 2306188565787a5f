/** How near a ship-by is. */
export default {
  'schedule.overdue': 'Overdue',
  'schedule.noPickUp': 'No pick-up left',
  'schedule.today': 'Ship today',
  'schedule.oneDay': '1 working day',
  'schedule.lastPickUp': 'Last pick-up {time} {zone}',
  'schedule.wasPickUp': 'The last pick-up was {time} {zone}',
} as const
