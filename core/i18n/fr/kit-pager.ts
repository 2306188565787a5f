export default {
  'kit.pages': 'Pages',
  'kit.previousPage': 'Page précédente',
  'kit.nextPage': 'Page suivante',
  'kit.page': 'Page {page}',
  'kit.pageOf': 'Page {page} sur {pages}',
  'kit.range': '{from}–{to} sur {total}',
  'kit.rows': 'Lignes',
  'kit.rowsPerPage': 'Lignes par page',
} as const
