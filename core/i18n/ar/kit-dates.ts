export default {
  'kit.datePlaceholder': 'YYYY-MM-DD',
  'kit.previousMonth': 'الشهر السابق',
  'kit.nextMonth': 'الشهر التالي',
  'kit.chooseDays': 'الاختيار من التقويم',
  'kit.from': 'من',
  'kit.to': 'إلى',
  'kit.rangeTo': 'إلى',
  'kit.notADay': 'أدخل اليوم بالصيغة YYYY-MM-DD',
  'kit.daysTurned': 'اليوم الأول بعد اليوم الأخير',
  'kit.dayOutside': 'اختر أيامًا من {from} إلى {to}',
  'kit.today': 'اليوم',
} as const
