import { translated } from '../../i18n/translate'
import type en from './en'

export default translated<typeof en>('ar', {
  'navigation.label': 'البوابة',
  'navigation.menu': 'القائمة',
  'navigation.skip': 'الانتقال إلى المحتوى',
  'navigation.account': 'الحساب',
  'navigation.accountLost': 'تعذّر تحميل حسابك',
  'navigation.display': 'المظهر واللغة',
  'navigation.admin': 'مسؤول',
  'navigation.member': 'عضو',
  'navigation.newTab': '(يُفتح في علامة تبويب جديدة)',
  'navigation.pending': 'قيد الانتظار',
  'navigation.theme': 'المظهر',
  'navigation.light': 'فاتح',
  'navigation.dark': 'داكن',
  'navigation.auto': 'النظام',
  'navigation.language': 'اللغة',
  'navigation.signOutTitle': 'تسجيل الخروج دون حفظ؟',
  'navigation.signOutDetail': 'توجد على هذا الحاسوب تغييرات غير محفوظة. تسجيل الخروج يحذفها.',
  'navigation.stay': 'البقاء مسجلاً',
  'navigation.signOutAnyway': 'تسجيل الخروج وحذف التغييرات',
  'place.companyProfile': 'ملف الشركة',
  'place.manageUsers': 'إدارة المستخدمين',
  'place.signOut': 'تسجيل الخروج',
})
