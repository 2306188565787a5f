import { translated } from '../../i18n/translate'
import type en from './en'

export default translated<typeof en>('ar', {
  'schedule.overdue': 'متأخر',
  'schedule.noPickUp': 'لم يبقَ موعد استلام',
  'schedule.today': 'الشحن اليوم',
  'schedule.oneDay': 'يوم عمل واحد',
  'schedule.workingDays': {
    zero: 'خلال {count} يوم عمل',
    one: 'خلال يوم عمل واحد',
    two: 'خلال يومي عمل',
    few: 'خلال {count} أيام عمل',
    many: 'خلال {count} يوم عمل',
    other: 'خلال {count} يوم عمل',
  },
  'schedule.lastPickUp': 'آخر استلام {time} {zone}',
  'schedule.wasPickUp': 'كان آخر استلام {time} {zone}',
  'schedule.toShip': 'للشحن: {count}',
  'schedule.copyInTime': 'في الوقت قبل {time}',
  'schedule.copyLate': 'يفوّت {time}',
  'schedule.copiesInTime': 'يكتمل النسخ والتحقق {end}، في الوقت قبل آخر استلام {time} {zone}',
  'schedule.copiesLate': {
    zero: 'لا نسخ تنتهي متأخرة، {end}، بعد آخر استلام {time} {zone}',
    one: 'نسخة واحدة تنتهي متأخرة، {end}، وتفوّت آخر استلام {time} {zone}',
    two: 'نسختان تنتهيان متأخرتين، آخرهما {end}، وتفوّتان آخر استلام {time} {zone}',
    few: '{count} نسخ تنتهي متأخرة، آخرها {end}، وتفوّت آخر استلام {time} {zone}',
    many: '{count} نسخة تنتهي متأخرة، آخرها {end}، وتفوّت آخر استلام {time} {zone}',
    other: '{count} نسخة تنتهي متأخرة، آخرها {end}، وتفوّت آخر استلام {time} {zone}',
  },
})
