/** Words of the panel of days and of what is not saved, loaded with them. */
export default {
  'calendar.holidayMeans': 'No work orders are assigned on this day',
  'calendar.discountMeans': 'Lower prices to win quiet days',
  'calendar.surgeMeans': 'Higher prices on busy days',
  'calendar.noneMeans': 'Normal prices',
  'calendar.closedCount': {
    one: '{count} of them is closed by your business hours',
    other: '{count} of them are closed by your business hours',
  },
  'calendar.pastCount': {
    one: '{count} past day stays as it is',
    other: '{count} past days stay as they are',
  },
  'calendar.allPast': 'Past days are read-only',
  'calendar.fromRequired': 'Enter the first day',
  'calendar.toRequired': 'Enter the last day',
  'calendar.daysChanged': { one: '{count} day changed', other: '{count} days changed' },
  'calendar.tooMany': 'Choose {most} days at most',
  'calendar.happens': 'What happens on these days',
  'calendar.differ': 'These days differ now; what you choose holds for all of them',
  'calendar.percentRequired': 'Enter a percentage',
  'calendar.percentInvalid': 'Enter a whole number from 0 to {most}',
  'calendar.chooseOne': 'Choose what happens',
  'calendar.clear': { one: 'Clear day', other: 'Clear days' },
  'calendar.restored': 'These days were chosen earlier and are not saved yet.',
  'calendar.someSo': { one: '{count} day was so already', other: '{count} days were so already' },
  'calendar.undoSkipped': {
    one: '{days} was changed by somebody else since and stays as it is',
    other: '{days} were changed by somebody else since and stay as they are',
  },
  'calendar.priceBecomes': 'Your price of {low} becomes {newLow}',
  'calendar.pricesBecome': 'Your prices of {low} to {high} become {newLow} to {newHigh}',
} as const
