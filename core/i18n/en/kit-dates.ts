/** Words of days, hours and their pickers. */
export default {
  'kit.datePlaceholder': 'YYYY-MM-DD',
  'kit.previousMonth': 'Previous month',
  'kit.nextMonth': 'Next month',
  'kit.chooseDays': 'Choose from a calendar',
  'kit.from': 'From',
  'kit.to': 'To',
  'kit.rangeTo': 'to',
  'kit.notADay': 'Enter a day as YYYY-MM-DD',
  'kit.daysTurned': 'The first day is after the last',
  'kit.dayOutside': 'Choose days from {from} to {to}',
  'kit.today': 'Today',
} as const
