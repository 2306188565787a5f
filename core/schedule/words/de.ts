import { translated } from '../../i18n/translate'
import type en from './en'

export default translated<typeof en>('de', {
  'schedule.overdue': 'Überfällig',
  'schedule.noPickUp': 'Keine Abholung mehr',
  'schedule.today': 'Heute versenden',
  'schedule.oneDay': '1 Werktag',
  'schedule.workingDays': { one: 'in {count} Arbeitstag', other: 'in {count} Arbeitstagen' },
  'schedule.lastPickUp': 'Letzte Abholung {time} {zone}',
  'schedule.wasPickUp': 'Die letzte Abholung war {time} {zone}',
  'schedule.toShip': 'Zu versenden: {count}',
  'schedule.copyInTime': 'rechtzeitig für {time}',
  'schedule.copyLate': 'verpasst {time}',
  'schedule.copiesInTime': 'Kopiert und geprüft bis {end}: rechtzeitig für die letzte Abholung {time} {zone}',
  'schedule.copiesLate': {
    one: '{count} Kopie endet zu spät, {end}: Sie verpasst die letzte Abholung {time} {zone}',
    other: '{count} Kopien enden zu spät, die letzte {end}: Sie verpassen die letzte Abholung {time} {zone}',
  },
  'schedule.moved': {
    one: '{count} Auftrag muss früher versendet werden:',
    other: '{count} Aufträge müssen früher versendet werden:',
  },
  'schedule.movedSome': {
    one: 'Mindestens {count} Auftrag muss früher versendet werden:',
    other: 'Mindestens {count} Aufträge müssen früher versendet werden:',
  },
  'schedule.movedBy': '{order} bis {time}',
  'schedule.movedGone': '{order}: keine Abholung mehr',
  'schedule.movedMore': { one: 'und {count} weiterer', other: 'und {count} weitere' },
})
