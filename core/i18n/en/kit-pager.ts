/** Words of the pages of a list, which come with its rows. */
export default {
  'kit.pages': 'Pages',
  'kit.previousPage': 'Previous page',
  'kit.nextPage': 'Next page',
  'kit.page': 'Page {page}',
  'kit.pageOf': 'Page {page} of {pages}',
  'kit.range': '{from}–{to} of {total}',
  'kit.rows': 'Rows',
  'kit.rowsPerPage': 'Rows per page',
} as const
