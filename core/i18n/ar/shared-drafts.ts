export default {
  'shared.draftRestored': 'ما أدخلته في المرة الماضية ما زال هنا',
  'shared.draftConflict': 'تم تغيير هذا في مكان آخر. ما أدخلته محفوظ.',
  'shared.takeTheirs': 'عرض المحفوظ',
  'shared.keepMine': 'الاحتفاظ بنسختي',
  'shared.discard': 'تجاهل',
  'shared.save': 'حفظ',
} as const
