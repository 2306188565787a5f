import { translated } from '../../../i18n/translate'
import type en from './en'

export default translated<typeof en>('de', {
  'shipments.hint.fits': 'Eine Nummer von {courier}',
  'shipments.hint.other': 'Sieht nach einer Nummer von {couriers} aus',
  'shipments.hint.mistyped': 'Keine gültige Prüfziffer von {courier}.',
  'shipments.hint.mistypedNobody': 'Keine gültige Prüfziffer.',
  'shipments.hint.lastDigit': 'Sollte die letzte Ziffer {digit} sein?',
  'shipments.hint.canSave': 'Speichern können Sie trotzdem.',
  'shipments.useCourier': '{courier} eintragen',
  'shipments.switchTo': 'Zu {courier} wechseln',
  'shipments.useCourierFor': '{courier} für {theatre} eintragen',
  'shipments.noReturnNumber': 'Noch keine Rücksendenummer',
  'shipments.noReturnNumberBy': '{courier}, noch keine Rücksendenummer',
  'shipments.hint.none': 'Die Nummer passt zum Format keines Kuriers.',
  'shipments.courierFilled': 'Kurier eingetragen: passt zum Format von {courier}.',
  'shipments.notCourier': 'Nicht {courier}',
  'shipments.notCourierFor': 'Nicht {courier}, {theatre}',
  'shipments.noCourier': 'Kein Kurier',
  'shipments.noNumber': 'Keine Sendungsnummer',
  'shipments.sameNumber': { one: 'Gleiche Nummer wie Zeile {rows}', other: 'Gleiche Nummer wie die Zeilen {rows}' },
  'shipments.sameNumberIn': 'Gleiche Nummer in {orders}',
})
