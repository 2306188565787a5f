import { translated } from '../../../i18n/translate'
import type en from './en'

export default translated<typeof en>('ar', {
  'schedule.copyEnds': 'ينتهي {time}',
  'schedule.copyInTime': 'يلحق {time}',
  'schedule.copyLate': 'يفوّت {time}',
  'schedule.beforeMinutes': 'قبل الاستلام بـ {minutes} د',
  'schedule.beforeHours': 'قبل الاستلام بـ {hours} س {minutes} د',
  'schedule.afterMinutes': 'بعد الاستلام بـ {minutes} د',
  'schedule.afterHours': 'بعد الاستلام بـ {hours} س {minutes} د',
  'schedule.bar.title': 'أشرطة النسخ',
  'schedule.bar.copied': 'ما نُسخ حتى الآن',
  'schedule.bar.toEnd': 'حتى النهاية المتوقعة',
  'schedule.bar.pickUp': 'آخر استلام',
  'schedule.bar.pickUpAt': 'آخر استلام، {time}',
  'schedule.bar.after': 'بعد آخر استلام',
})
