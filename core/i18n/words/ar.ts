import { translated } from '../translate'
import type en from './en'

export default translated<typeof en>('ar', {
  'shared.unexpectedError': 'خطأ غير متوقع',
  'shared.required': 'هذا الحقل مطلوب',
  'shared.invalidValue': 'أدخل قيمة صالحة',
  'shared.offline': 'انقطع الاتصال',
  'shared.offlineDetail': 'لا يُعرف إن كان ما أرسلته قد وصل. تحقّق قبل إعادة المحاولة عند عودة الاتصال.',
  'shared.unreachable': 'تعذّر الوصول إلى الخادم. أعد المحاولة عند عودة الاتصال.',
  'shared.tokenFailed': 'تعذّر على هذه الصفحة تأكيد تسجيل دخولك. أعد المحاولة؛ وإن لم ينفع ذلك فسجّل الدخول من جديد.',
  'shared.fileMissing': 'لم يصل جزء من هذه الصفحة. أعد المحاولة، وإن لم ينفع ذلك فأعد تحميل الصفحة.',
  'shared.staleDetail': 'ما أدخلته محفوظ. راجع القيم الأحدث ثم احفظ مرة أخرى.',
  'shared.noAccess': 'ليس لديك حق الوصول بعد',
  'shared.noAccessDetail': 'يجب أن يضيف مسؤول الشركة حسابك. تحقق مرة أخرى بعد إضافته.',
  'shared.sessionEnded': 'تم تسجيل خروجك',
  'shared.sessionEndedDetail': 'تعديلاتك محفوظة على هذا الحاسوب.',
  'shared.notSignedIn': 'لم تسجّل الدخول',
  'shared.notSignedInDetail': 'سجّل الدخول على هذا الموقع، ثم أعد المحاولة.',
  'shared.signInAgain': 'تسجيل الدخول',
  'shared.checkAgain': 'التحقق مرة أخرى',
  'shared.badAttribute': 'تحتوي السمة «{attribute}» على قيمة غير معروفة',
  'shared.badAttributeDetail': 'لا يمكن عرض «{value}». يستطيع من أنشأ هذه الصفحة إصلاح ذلك.',
  'shared.crashed': 'تعذّر عرض هذا الجزء',
})
