export default {
  'kit.pages': 'الصفحات',
  'kit.previousPage': 'الصفحة السابقة',
  'kit.nextPage': 'الصفحة التالية',
  'kit.page': 'الصفحة {page}',
  'kit.pageOf': 'الصفحة {page} من {pages}',
  'kit.range': '{from}–{to} من {total}',
  'kit.rows': 'الصفوف',
  'kit.rowsPerPage': 'عدد الصفوف في الصفحة',
} as const
