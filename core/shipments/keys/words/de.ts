import { translated } from '../../../i18n/translate'
import type en from './en'

export default translated<typeof en>('de', {
  'shipments.shortcuts.or': 'oder',
  'shipments.shortcuts.arrowUp': 'Pfeil nach oben',
  'shipments.shortcuts.arrowDown': 'Pfeil nach unten',
  'shipments.shortcuts.shift': 'Umschalt',
  'shipments.shortcuts.any': 'Beliebiges Zeichen',
  'shipments.shortcuts.group.search': 'Im Suchfeld',
  'shipments.shortcuts.group.row': 'In einer Zeile',
  'shipments.shortcuts.group.order': 'Überall in den Sendungen',
  'shipments.shortcuts.find': 'Erste gefundene Zeile bearbeiten',
  'shipments.shortcuts.nextRow': 'Zur nächsten Zeile',
  'shipments.shortcuts.ship': 'Zeile als versandt markieren, zur nächsten Zeile',
  'shipments.shortcuts.above': 'Zur Sendungsnummer darüber',
  'shipments.shortcuts.below': 'Zur Sendungsnummer darunter',
  'shipments.shortcuts.typeOver': 'Sendungsnummer überschreiben',
  'shipments.shortcuts.undoCell': 'Zelle zurücksetzen, dann Zeile schließen',
  'shipments.shortcuts.save': 'Speichern',
  'shipments.shortcuts.undo': 'Rückgängig',
  'shipments.shortcuts.redo': 'Wiederholen',
  'shipments.shortcuts.problem': 'Zum nächsten Problem',
  'shipments.shortcuts.problemBefore': 'Zum vorherigen Problem',
  'shipments.shortcuts.shipAll': 'Alle geänderten Zeilen mit Nummer als versandt markieren',
  'shipments.shortcuts.help': 'Diese Tastenkürzel anzeigen',
})
