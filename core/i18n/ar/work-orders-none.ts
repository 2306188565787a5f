export default {
  'workOrders.none': 'لا أوامر عمل بعد',
  'workOrders.noneDetail': 'تظهر الأوامر الجديدة هنا فور إسنادها إليك.',
  'workOrders.nonePast': 'الأرشيف فارغ',
  'workOrders.nonePastDetail': 'تأتي إلى هنا أوامر العمل المكتملة والملغاة.',
  'workOrders.noMatch': 'لا أمر عمل يطابق «{search}»',
  'workOrders.noMatchDetail': 'يشمل البحث أرقام الأوامر النشطة وأسماء تركيباتها.',
  'workOrders.noMatchPastDetail': 'يشمل البحث أرقام الأوامر السابقة وأسماء تركيباتها.',
  'workOrders.searchArchive': 'البحث في الأرشيف بدلًا من ذلك',
  'workOrders.searchActive': 'البحث في الأوامر النشطة بدلًا من ذلك',
  'workOrders.filterEnded': 'تظهر كل الحالات من جديد',
  'workOrders.filtered': 'المعروض: {shown} من {count} في هذه الصفحة',
} as const
