export default {
  'navigation.admin': 'مسؤول',
  'navigation.member': 'عضو',
  'navigation.newTab': '(يُفتح في علامة تبويب جديدة)',
  'navigation.pending': 'قيد الانتظار',
  'navigation.theme': 'المظهر',
  'navigation.light': 'فاتح',
  'navigation.dark': 'داكن',
  'navigation.auto': 'كالنظام',
  'navigation.language': 'اللغة',
} as const
