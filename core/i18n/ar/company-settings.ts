export default {
  'company.title': 'إعدادات الشركة',
  'company.saved': 'تم تحديث بيانات الشركة',
  'company.unchanged': 'لم يتغير شيء منذ آخر حفظ',
  'company.saveFailed': 'تعذّر حفظ بيانات الشركة',
  'company.accountBehind': 'حُفظت بياناتك، لكن موقع الحسابات ربما ما زال يعرض القديمة',
  'company.loadFailed': 'تعذّر تحميل بيانات الشركة',
  'company.readOnlyApproval': 'للقراءة فقط حتى الموافقة على التسجيل. هذا ما تم تقديمه.',
  'company.readOnlyReturned': 'للقراءة فقط حتى الموافقة على التسجيل؛ يُغيَّر ما تم تقديمه هناك',
  'company.readOnlyRole': 'للقراءة فقط: لا يغيّر هذه البيانات إلا مسؤول في شركتك',
  'company.toRegistration': 'الانتقال إلى التسجيل',
  'company.notSubmitted': 'لم يُقدَّم شيء بعد',
  'company.notSubmittedDetail': 'تأتي هواتف شركتك وعناوين بريدها وساعات عملها مع تسجيلها.',
} as const
