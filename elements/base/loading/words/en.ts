/** What the loader says when an element's files do not arrive; it carries no other catalogue. */
export default {
  'loader.failed': 'This part of the page could not be loaded.',
  'loader.retry': 'Retry',
  'loader.reload': 'Load the page again',
} as const
