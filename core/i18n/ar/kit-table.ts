export default {
  'kit.selectAll': 'تحديد كل الصفوف',
  'kit.selectRow': 'تحديد {name}',
  'kit.columns': 'الأعمدة',
  'kit.columns.shown': 'الظاهرة',
  'kit.columns.hidden': 'المخفية',
  'kit.columns.drop': 'أفلت هنا',
  'kit.columns.show': 'إظهار {name}',
  'kit.columns.hide': 'إخفاء {name}',
  'kit.columns.move': 'نقل {name}',
  'kit.columns.moveHint': 'اسحبه أو اضغط على مفتاحي السهم لأعلى ولأسفل',
  'kit.columns.place': '{name}: الموضع {at} من {count}',
  'kit.columns.reset': 'الأعمدة الأصلية',
  'kit.columns.width': 'عرض {name}',
  'kit.columns.pixels': '{width} بكسل',
  'kit.columns.widthHint':
    'يغيّر السهمان الأيسر والأيمن العرض، ويعيد مفتاح Home العرض المعتاد، وينتقل السهمان لأعلى ولأسفل إلى عمود آخر',
} as const
