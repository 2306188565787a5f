export default {
  'kit.notifications': 'الإشعارات',
  'kit.dismiss': 'إغلاق',
  'kit.details': 'التفاصيل',
  'kit.copyDetails': 'نسخ التفاصيل',
  'kit.copied': 'تم النسخ',
  'kit.markedToCopy': 'النص محدد: انسخه بلوحة المفاتيح',
} as const
