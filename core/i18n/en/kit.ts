/** Words of the generic parts. */
export default {
  'kit.retry': 'Try again',
  'kit.close': 'Close',
} as const
