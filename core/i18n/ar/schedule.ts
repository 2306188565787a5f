export default {
  'schedule.overdue': 'متأخر',
  'schedule.noPickUp': 'لم يبقَ موعد استلام',
  'schedule.today': 'الشحن اليوم',
  'schedule.oneDay': 'يوم عمل واحد',
  'schedule.lastPickUp': 'آخر استلام {time} {zone}',
  'schedule.wasPickUp': 'كان آخر استلام {time} {zone}',
} as const
