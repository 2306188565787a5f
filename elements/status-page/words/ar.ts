import { translated } from '../../../core/i18n/translate'
import type en from './en'

export default translated<typeof en>('ar', {
  'statusPage.noAccess': 'لم تتم إضافة حسابك بعد',
  'statusPage.noAccessDetail': 'يضيف الحسابات مسؤول في الشركة. اطلب من مسؤول في شركتك إضافة حسابك، ثم تحقق مرة أخرى.',
  'statusPage.notAdded': 'تم التحقق {time}: لم تتم إضافة حسابك بعد.',
  'statusPage.added': 'تمت إضافة حسابك.',
  'statusPage.unknown': 'لا يوجد حساب لتسجيل الدخول هذا',
  'statusPage.unknownDetail':
    'لقد سجّلت الدخول، لكن البوابة لا تعرفك. ربما سجّلت الدخول بعنوان غير الذي تستخدمه شركتك: سجّل الخروج، ثم سجّل الدخول بذلك العنوان. وإلا فبإمكان فريق الدعم مساعدتك.',
  'statusPage.notFound': 'لا توجد صفحة كهذه',
  'statusPage.notFoundDetail': 'ربما كُتب العنوان خطأً، أو لم يعد ما كان يعرضه موجودًا.',
  'statusPage.toStart': 'الانتقال إلى صفحة البداية',
  'statusPage.signOut': 'تسجيل الخروج',
  'statusPage.lookAgain': 'التحقق مرة أخرى',
  'statusPage.maintenance': 'Reeldock قيد الصيانة',
  'statusPage.apology': 'نأسف لأنك لا تستطيع العمل هنا الآن.',
  'statusPage.thanks': 'شكرًا لصبرك.',
  'statusPage.returns': 'تتحقق هذه الصفحة من تلقاء نفسها، وتُستأنف عند عودة Reeldock.',
  'statusPage.stillOn': 'تم التحقق {time}: ليس بعد.',
  'statusPage.isOver': 'عاد Reeldock إلى العمل.',
  'statusPage.support': 'الدعم',
  'statusPage.supportDetail': 'هل لديك أمر لا يحتمل الانتظار؟ فريق الدعم في خدمتك.',
  'place.noAccess': 'لا يوجد وصول',
  'place.notFound': 'الصفحة غير موجودة',
  'place.maintenance': 'الصيانة',
})
