/** Words of the generic parts that stand on most screens. */
export default {
  'kit.retry': 'Try again',
  'kit.lost': 'This part could not be loaded',
  'kit.reload': 'Load the page again',
  'kit.close': 'Close',
  'kit.clear': 'Clear',
  'kit.cancel': 'Cancel',
  'kit.live': 'Live',
  'kit.polling': 'Polling',
  'kit.offline': 'Offline',
  'kit.updatedAt': 'updated {time}',
  'kit.shownAsOf': 'Shown as of {time}',
  'kit.tryNow': 'Try now',
  'kit.loading': 'Loading',
  'kit.showRow': 'Details of {name}',
} as const
