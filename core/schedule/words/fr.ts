import { french } from '../../i18n/french'
import type en from './en'

export default french<typeof en>({
  'schedule.overdue': 'En retard',
  'schedule.noPickUp': 'Plus d’enlèvement',
  'schedule.today': 'À expédier aujourd’hui',
  'schedule.oneDay': '1 jour ouvré',
  'schedule.workingDays': { one: 'dans {count} jour ouvré', other: 'dans {count} jours ouvrés' },
  'schedule.lastPickUp': 'Dernier enlèvement {time} {zone}',
  'schedule.wasPickUp': 'Le dernier enlèvement était {time} {zone}',
  'schedule.toShip': 'À expédier : {count}',
  'schedule.copyInTime': 'à temps pour {time}',
  'schedule.copyLate': 'manque {time}',
  'schedule.copiesInTime': 'Copié et vérifié pour {end} : à temps pour le dernier enlèvement {time} {zone}',
  'schedule.copiesLate': {
    one: '{count} copie finit trop tard, {end} : elle manque le dernier enlèvement {time} {zone}',
    other: '{count} copies finissent trop tard, la dernière {end} : elles manquent le dernier enlèvement {time} {zone}',
  },
  'schedule.moved': {
    one: '{count} ordre de travail doit être expédié plus tôt :',
    other: '{count} ordres de travail doivent être expédiés plus tôt :',
  },
  'schedule.movedSome': {
    one: 'Au moins {count} ordre de travail doit être expédié plus tôt :',
    other: 'Au moins {count} ordres de travail doivent être expédiés plus tôt :',
  },
  'schedule.movedBy': '{order} au plus tard {time}',
  'schedule.movedGone': '{order} : plus d’enlèvement',
  'schedule.movedMore': { one: 'et {count} autre', other: 'et {count} autres' },
})
