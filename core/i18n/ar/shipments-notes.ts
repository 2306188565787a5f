export default {
  'shipments.discard': 'تجاهل',
  'shipments.restored': 'ما أدخلته سابقًا ما زال هنا',
  'shipments.theirs': {
    zero: 'لا صفوف تعمل عليها تم تغييرها في مكان آخر',
    one: 'صف واحد تعمل عليه تم تغييره في مكان آخر',
    two: 'صفّان تعمل عليهما تم تغييرهما في مكان آخر',
    few: '{count} صفوف تعمل عليها تم تغييرها في مكان آخر',
    many: '{count} صفًا تعمل عليها تم تغييرها في مكان آخر',
    other: '{count} صف تعمل عليها تم تغييرها في مكان آخر',
  },
  'shipments.takeTheirs': 'أخذ النسخة الأخرى',
  'shipments.keepMine': 'الاحتفاظ بنسختي',
  'shipments.couriersFailed': 'تعذّر تحميل شركات الشحن: لا يمكن حفظ شركة شحن تم تغييرها',
} as const
