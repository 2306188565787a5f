export default {
  'transfer.of': 'تنزيل {name}',
  'transfer.slow': 'بطيء: أقل من نصف سرعته السابقة',
  'transfer.still': {
    zero: 'لا بيانات منذ {count} دقيقة',
    one: 'لا بيانات منذ دقيقة واحدة',
    two: 'لا بيانات منذ دقيقتين',
    few: 'لا بيانات منذ {count} دقائق',
    many: 'لا بيانات منذ {count} دقيقة',
    other: 'لا بيانات منذ {count} دقيقة',
  },
  'transfer.into': 'إلى {name} ({serialNo})',
  'transfer.ofOrder': 'تنزيلات أمر العمل هذا',
  'transfer.away': 'الجهاز {serialNo} غير متصل: {name} كما كان عند {time}',
  'transfer.awayBefore': 'الجهاز {serialNo} غير متصل: {name} كما عُرف آخر مرة',
  'transfer.said': '{name}: {state}',
} as const
