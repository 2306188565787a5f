import { translated } from '../../i18n/translate'
import type en from './en'

export default translated<typeof en>('ar', {
  'shared.draftRestored': 'استُعيدت تغييراتك غير المحفوظة',
  'shared.draftConflict': 'غيّر شخص آخر هذا. تعديلاتك محفوظة.',
  'shared.draftArrived': 'تراجعت عن تغييرات كانت قد حُفظت بالفعل.',
  'shared.takeTheirs': 'استخدام النسخة المحفوظة',
  'shared.draftKept': 'المسودة محفوظة على هذا الحاسوب',
  'shared.keepMine': 'الاحتفاظ بتعديلاتي',
  'shared.draftJoined': 'تُعرض تعديلاتك من نافذة أخرى',
  'shared.draftParted': 'لديك في نافذة أخرى تعديلات مختلفة غير محفوظة. اختر ما تحتفظ به.',
  'shared.takeOther': 'استخدام ما في النافذة الأخرى',
  'shared.discard': 'تجاهل',
  'shared.discarded': 'تم تجاهل التعديلات',
  'shared.chooseFirst': 'اختر النسخة التي تبقى',
  'shared.nothingChanged': 'لم يتغير شيء',
  'shared.save': 'حفظ',
  'shared.wasRemoved': 'أُزيل',
  'shared.notSent': {
    zero: 'لا تغييرات لم تُرسل بعد',
    one: 'تغيير واحد لم يُرسل بعد',
    two: 'تغييران لم يُرسلا بعد',
    few: '{count} تغييرات لم تُرسل بعد',
    many: '{count} تغييرًا لم تُرسل بعد',
    other: '{count} تغيير لم تُرسل بعد',
  },
  'shared.notSentKept': 'تغييراتك محفوظة على هذا الحاسوب وستُرسل عندما يمكن الوصول إلى الخادم وهذه الشاشة مفتوحة.',
  'shared.notSentOpen': 'أبقِ هذه الشاشة مفتوحة: ستُرسل تغييراتك عندما يمكن الوصول إلى الخادم.',
  'shared.typedSince': 'التعديلات اللاحقة غير محفوظة.',
  'shared.withdrawn': 'أجريت تغييرات أخرى، لذلك توقف الإرسال التلقائي. احفظ أو قدّم من جديد عند الانتهاء.',
  'shared.unanswered': {
    zero: 'لا تغييرات لم تُؤكَّد بعد',
    one: 'تغيير واحد لم يُؤكَّد بعد',
    two: 'تغييران لم يُؤكَّدا بعد',
    few: '{count} تغييرات لم تُؤكَّد بعد',
    many: '{count} تغييرًا لم تُؤكَّد بعد',
    other: '{count} تغيير لم تُؤكَّد بعد',
  },
  'shared.unansweredKept':
    'أُرسلت ولم يصل رد. ربما حُفظت تغييراتك بالفعل. نسخة منها باقية على هذا الحاسوب، وسيُتحقق منها عند عودة الاتصال وهذه الشاشة مفتوحة.',
  'shared.unansweredOpen':
    'أُرسلت ولم يصل رد. ربما حُفظت تغييراتك بالفعل. أبقِ هذه الشاشة مفتوحة: سيُتحقق منها عند عودة الاتصال.',
  'shared.notLost': 'لم تضِع تعديلاتك. أعد المحاولة بعد قليل.',
  'shared.sendNow': 'إرسال الآن',
})
