export default {
  'kit.pages': 'Seiten',
  'kit.previousPage': 'Vorige Seite',
  'kit.nextPage': 'Nächste Seite',
  'kit.page': 'Seite {page}',
  'kit.pageOf': 'Seite {page} von {pages}',
  'kit.range': '{from}–{to} von {total}',
  'kit.rows': 'Zeilen',
  'kit.rowsPerPage': 'Zeilen je Seite',
} as const
