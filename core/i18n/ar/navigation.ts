export default {
  'navigation.label': 'البوابة',
  'navigation.menu': 'القائمة',
  'navigation.skip': 'الانتقال إلى المحتوى',
  'navigation.account': 'الحساب',
  'navigation.accountLost': 'تعذّرت قراءة حسابك',
  'navigation.display': 'المظهر واللغة',
} as const
