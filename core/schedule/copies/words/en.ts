/** Texts of the time of a copy, which loads after the bays. */
export default {
  'schedule.copyEnds': 'ends {time}',
  'schedule.copyInTime': 'makes {time}',
  'schedule.copyLate': 'misses {time}',
  'schedule.beforeMinutes': '{minutes} min before the pick-up',
  'schedule.beforeHours': '{hours} h {minutes} min before the pick-up',
  'schedule.afterMinutes': '{minutes} min after the pick-up',
  'schedule.afterHours': '{hours} h {minutes} min after the pick-up',
  'schedule.bar.title': 'Bars of copies',
  'schedule.bar.copied': 'Copied so far',
  'schedule.bar.toEnd': 'To the projected end',
  'schedule.bar.pickUp': 'Last pick-up',
  'schedule.bar.pickUpAt': 'Last pick-up, {time}',
  'schedule.bar.after': 'After the last pick-up',
} as const
