import { translated } from '../../i18n/translate'
import type en from './en'

export default translated<typeof en>('de', {
  'drives.title': 'Festplattenbestand',
  'drives.unit': 'Festplatten zu 1 TB, bis zu 999 je Typ',
  'drives.type': 'Typ',
  'drives.unitShort': 'Stück',
  'drives.quantity': 'Anzahl',
  'drives.stockOf': '{type}-Festplatten auf Lager',
  'drives.saved': 'Der Festplattenbestand wurde aktualisiert',
  'drives.saveFailed': 'Der Festplattenbestand konnte nicht gespeichert werden',
  'drives.saving': 'Der Festplattenbestand wird gespeichert',
  'drives.loadFailed': 'Der Festplattenbestand konnte nicht geladen werden',
  'drives.readOnly': 'Schreibgeschützt, bis die Registrierung freigegeben ist',
  'drives.stockRequired': 'Geben Sie die Anzahl der Festplatten auf Lager ein',
  'account.errors.drives.notValid': 'Geben Sie einen gültigen Wert ein',
  'drives.nothingYet': 'Noch nichts',
  'place.drives': 'Festplattenbestand',
})
