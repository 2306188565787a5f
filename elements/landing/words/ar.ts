import { translated } from '../../../core/i18n/translate'
import type en from './en'

export default translated<typeof en>('ar', {
  'landing.lead': 'من خلالكم تصل الأفلام إلى دور السينما',
  'landing.text': 'أوامر العمل والأقراص والشحنات ومواعيدها في مكان واحد.',
  'landing.signIn': 'تسجيل الدخول أو إنشاء حساب',
  'landing.hint': 'هل هذه زيارتك الأولى؟ الصفحة نفسها تنشئ حسابك، ثم تسجّل شركتك في ثلاث خطوات.',
  'place.landing': 'بوابة الشركاء',
})
