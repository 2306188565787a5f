export default {
  'schedule.overdue': 'Überfällig',
  'schedule.noPickUp': 'Keine Abholung mehr',
  'schedule.today': 'Heute versenden',
  'schedule.oneDay': '1 Werktag',
  'schedule.lastPickUp': 'Letzte Abholung {time} {zone}',
  'schedule.wasPickUp': 'Die letzte Abholung war {time} {zone}',
} as const
