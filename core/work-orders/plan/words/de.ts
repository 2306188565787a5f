import { translated } from '../../../i18n/translate'
import type en from './en'

export default translated<typeof en>('de', {
  'plan.title': 'Kopierplan',
  'plan.busy': 'Kopien und ihre Abholungen',
  'plan.bay': 'Schacht',
  'plan.drive': 'Festplatte',
  'plan.timeline': 'Zeitachse',
  'plan.ends': 'Ende',
  'plan.against': 'Bis zur Abholung',
  'plan.againstAt': 'Bis {time}',
  'plan.estimating': 'Wird geschätzt …',
  'plan.spareMinutes': '{minutes} Min. Reserve',
  'plan.spareHours': '{hours} Std. {minutes} Min. Reserve',
  'plan.pickUpOn': 'Abholung {time}',
  'plan.dueOn': 'fällig {day}',
  'plan.noPickUp': 'Keine Abholung bekannt',
  'plan.ifNow': 'wenn jetzt begonnen',
  'plan.inserted': 'Eingesetzt',
  'plan.failed': 'Fehlgeschlagen',
  'plan.now': 'Jetzt {time}',
  'plan.noRate':
    'Noch ist keine Geschwindigkeit bekannt: Enden erscheinen, sobald eine Kopie eine Weile beobachtet wurde.',
  'plan.lastEnd': 'Letzte Kopie endet {time}.',
  'plan.lateAt': '{where} endet {time}, nach der Abholung.',
  'plan.newDrive': 'Eine neue Festplatte, jetzt begonnen, wäre {time} fertig.',
  'plan.failedAt': '{where} ist fehlgeschlagen.',
  'plan.againNow': 'Jetzt begonnen, wäre sie {time} fertig.',
  'plan.where': '{dock}, {bay}',
  'plan.copied': 'Bisher kopiert',
  'plan.toEnd': 'Bis zum voraussichtlichen Ende',
  'plan.couldBe': 'Könnte als Nächstes kopiert werden',
  'plan.after': 'Nach der Abholung',
  'plan.inTime': {
    one: '{done} von {count} laufender Kopie schafft die Abholung.',
    other: '{done} von {count} laufenden Kopien schaffen die Abholung.',
  },
  'plan.left': {
    one: '{count} Festplatte hat noch keine Kopie.',
    other: '{count} Festplatten haben noch keine Kopie.',
  },
})
