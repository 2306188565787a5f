export default {
  'kit.retry': 'إعادة المحاولة',
  'kit.close': 'إغلاق',
  'kit.clear': 'مسح',
  'kit.cancel': 'إلغاء',
  'kit.live': 'مباشر',
  'kit.polling': 'تحديث دوري',
  'kit.offline': 'غير متصل',
  'kit.updatedAt': 'تم التحديث {time}',
  'kit.shownAsOf': 'البيانات كما في {time}',
  'kit.tryNow': 'المحاولة الآن',
  'kit.loading': 'جارٍ التحميل',
  'kit.showRow': 'تفاصيل {name}',
} as const
