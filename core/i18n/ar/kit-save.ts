export default {
  'kit.discard': 'تجاهل',
  'kit.rowsChanged': {
    zero: 'لا صفوف معدّلة',
    one: 'صف واحد معدّل',
    two: 'صفّان معدّلان',
    few: '{count} صفوف معدّلة',
    many: '{count} صفًا معدّلة',
    other: '{count} صف معدّلة',
  },
  'kit.notSaved': 'غير محفوظ',
  'kit.saveRows': {
    zero: 'حفظ {count} صف',
    one: 'حفظ صف واحد',
    two: 'حفظ صفّين',
    few: 'حفظ {count} صفوف',
    many: 'حفظ {count} صفًا',
    other: 'حفظ {count} صف',
  },
} as const
