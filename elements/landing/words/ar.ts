import { translated } from '../../../core/i18n/translate'
import type en from './en'

export default translated<typeof en>('ar', {
  'landing.lead': 'من خلالكم تصل الأفلام إلى دور السينما',
  'landing.text': 'أوامر العمل والأقراص والشحنات ومواعيدها في مكان واحد.',
  'landing.signIn': 'تسجيل الدخول أو إنشاء حساب',
  'landing.hint': 'جديد على Reeldock؟ أنشئ حسابًا في الصفحة التالية، ثم سجّل شركتك في ثلاث خطوات.',
  'landing.company': 'الشركة',
  'landing.companyText': 'الهواتف والبريد الإلكتروني وساعات العمل',
  'landing.areas': 'مناطق الخدمة',
  'landing.areasText': 'أين تشحن، وأسعارك',
  'landing.drives': 'الأقراص',
  'landing.drivesText': 'عددها، وشهاداتك',
  'place.landing': 'بوابة الشركاء',
})
