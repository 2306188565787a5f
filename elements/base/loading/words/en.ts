/** The texts that the loader shows when an element's files fail to load. The loader contains no other texts. */
export default {
  'loader.failed': 'Could not load this part of the page.',
  'loader.retry': 'Try again',
  'loader.reload': 'Load the page again',
} as const
