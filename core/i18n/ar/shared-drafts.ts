export default {
  'shared.draftRestored': 'ما أدخلته في المرة الماضية ما زال هنا',
  'shared.draftConflict': 'تم تغيير هذا في مكان آخر. ما أدخلته محفوظ.',
  'shared.takeTheirs': 'عرض المحفوظ',
  'shared.keepMine': 'الاحتفاظ بنسختي',
  'shared.draftJoined': 'ما أدخلته في نافذة أخرى معروض هنا',
  'shared.draftParted': 'أدخلت شيئًا آخر في نافذة أخرى. لن يضيع أي منهما حتى تختار.',
  'shared.takeOther': 'عرض ما في النافذة الأخرى',
  'shared.discard': 'تجاهل',
  'shared.save': 'حفظ',
} as const
