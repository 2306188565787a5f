/** What the loader says when an element's files do not arrive; it carries no other catalogue. */
export default {
  'loader.failed': 'Could not load this part of the page.',
  'loader.retry': 'Try again',
  'loader.reload': 'Load the page again',
} as const
