import { translated } from '../../../core/i18n/translate'
import type en from './en'

export default translated<typeof en>('ar', {
  'statusPage.noAccess': 'ليس لديك حق الوصول بعد',
  'statusPage.noAccessDetail': 'على مسؤول شركتك إضافة حسابك. تحقق مرة أخرى بعد ذلك.',
  'statusPage.notAdded': 'تم التحقق في {time}. لم تتم الإضافة بعد.',
  'statusPage.added': 'تمت إضافة حسابك.',
  'statusPage.unknown': 'لم يُعثر على حساب',
  'statusPage.unknownDetail':
    'لقد سجّلت الدخول، لكن هذا العنوان غير مرتبط بحساب Reeldock. سجّل الخروج واستخدم عنوان شركتك، أو اتصل بالدعم.',
  'statusPage.notFound': 'الصفحة غير موجودة',
  'statusPage.notFoundDetail': 'تحقق من العنوان. ربما نُقلت الصفحة أو أزيلت.',
  'statusPage.toStart': 'الانتقال إلى الصفحة الرئيسية',
  'statusPage.signOut': 'تسجيل الخروج',
  'statusPage.lookAgain': 'التحقق مرة أخرى',
  'statusPage.maintenance': 'متوقف للصيانة',
  'statusPage.apology': 'نعتذر، Reeldock غير متاح مؤقتًا.',
  'statusPage.thanks': 'شكرًا لصبرك.',
  'statusPage.returns': 'يُعاد تحميل هذه الصفحة تلقائيًا عند عودتنا.',
  'statusPage.stillOn': 'تم التحقق في {time}. لا يزال متوقفًا.',
  'statusPage.isOver': 'عاد Reeldock إلى العمل.',
  'statusPage.support': 'الدعم',
  'statusPage.supportDetail': 'شحنة عاجلة؟ اتصل بالدعم.',
  'place.noAccess': 'لا يوجد وصول',
  'place.notFound': 'الصفحة غير موجودة',
  'place.maintenance': 'الصيانة',
})
