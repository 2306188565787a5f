import { translated } from '../../../i18n/translate'
import type en from './en'

export default translated<typeof en>('de', {
  'schedule.copyEnds': 'endet {time}',
  'schedule.copyInTime': 'schafft {time}',
  'schedule.copyLate': 'verpasst {time}',
  'schedule.beforeMinutes': '{minutes} min vor der Abholung',
  'schedule.beforeHours': '{hours} h {minutes} min vor der Abholung',
  'schedule.afterMinutes': '{minutes} min nach der Abholung',
  'schedule.afterHours': '{hours} h {minutes} min nach der Abholung',
  'schedule.bar.title': 'Balken der Kopien',
  'schedule.bar.copied': 'Bisher kopiert',
  'schedule.bar.toEnd': 'Bis zum erwarteten Ende',
  'schedule.bar.pickUp': 'Letzte Abholung',
  'schedule.bar.pickUpAt': 'Letzte Abholung, {time}',
  'schedule.bar.after': 'Nach der letzten Abholung',
})
