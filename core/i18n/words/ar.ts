import { translated } from '../translate'
import type en from './en'

export default translated<typeof en>('ar', {
  'shared.unexpectedError': 'خطأ غير متوقع',
  'shared.required': 'هذا الحقل مطلوب',
  'shared.invalidValue': 'أدخل قيمة صالحة',
  'shared.invalidNumber': 'أدخل قيمة صالحة، مثل 24.50',
  'shared.offline': 'انقطع الاتصال',
  'shared.offlineDetail': 'لا نعرف إن حُفظ تغييرك الأخير. تحقّق عند عودة الاتصال قبل إعادة المحاولة.',
  'shared.unreachable': 'تعذّر الوصول إلى الخادم. تحقّق من اتصالك وأعد المحاولة.',
  'shared.tokenFailed': 'تعذّر على هذه الصفحة تأكيد تسجيل دخولك. أعد المحاولة؛ وإن لم ينفع ذلك فسجّل الدخول من جديد.',
  'shared.fileMissing': 'لم يصل جزء من هذه الصفحة. أعد المحاولة، وإن لم ينفع ذلك فأعد تحميل الصفحة.',
  'shared.staleDetail': 'تعديلاتك محفوظة. راجع القيم الجديدة ثم احفظ مرة أخرى.',
  'shared.noAccess': 'ليس لديك حق الوصول بعد',
  'shared.noAccessDetail': 'على مسؤول شركتك إضافة حسابك. تحقق مرة أخرى بعد ذلك.',
  'shared.sessionEnded': 'تم تسجيل خروجك',
  'shared.sessionEndedDetail': 'تعديلاتك محفوظة على هذا الحاسوب.',
  'shared.notSignedIn': 'لم تسجّل الدخول',
  'shared.notSignedInDetail': 'سجّل الدخول على هذا الموقع، ثم أعد المحاولة.',
  'shared.signInAgain': 'تسجيل الدخول',
  'shared.checkAgain': 'التحقق مرة أخرى',
  'shared.badAttribute': 'قيمة غير صالحة للسمة «{attribute}»',
  'shared.badAttributeDetail': '«{value}» غير مدعوم. أخبر صاحب هذه الصفحة.',
  'shared.crashed': 'حدث خطأ هنا',
})
