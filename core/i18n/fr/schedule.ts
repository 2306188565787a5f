export default {
  'schedule.overdue': 'En retard',
  'schedule.noPickUp': 'Plus d’enlèvement',
  'schedule.today': 'À expédier aujourd’hui',
  'schedule.oneDay': '1 jour ouvré',
  'schedule.lastPickUp': 'Dernier enlèvement {time} {zone}',
  'schedule.wasPickUp': 'Le dernier enlèvement était {time} {zone}',
} as const
