import { french } from '../../../i18n/french'
import type en from './en'

export default french<typeof en>({
  'schedule.copyEnds': 'fin {time}',
  'schedule.copyInTime': 'respecte {time}',
  'schedule.copyLate': 'manque {time}',
  'schedule.beforeMinutes': '{minutes} min avant l’enlèvement',
  'schedule.beforeHours': '{hours} h {minutes} min avant l’enlèvement',
  'schedule.afterMinutes': '{minutes} min après l’enlèvement',
  'schedule.afterHours': '{hours} h {minutes} min après l’enlèvement',
  'schedule.bar.title': 'Barres des copies',
  'schedule.bar.copied': 'Copié jusqu’ici',
  'schedule.bar.toEnd': 'Jusqu’à la fin prévue',
  'schedule.bar.pickUp': 'Dernier enlèvement',
  'schedule.bar.pickUpAt': 'Dernier enlèvement, {time}',
  'schedule.bar.after': 'Après le dernier enlèvement',
})
