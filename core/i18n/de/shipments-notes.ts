export default {
  'shipments.discard': 'Verwerfen',
  'shipments.restored': 'Ihre früheren Eingaben sind noch da',
  'shipments.theirs': {
    one: '{count} Zeile, die Sie bearbeiten, wurde anderswo geändert',
    other: '{count} Zeilen, die Sie bearbeiten, wurden anderswo geändert',
  },
  'shipments.takeTheirs': 'Andere übernehmen',
  'shipments.keepMine': 'Meine behalten',
  'shipments.couriersFailed':
    'Ihre Kuriere konnten nicht geladen werden: Ein geänderter Kurier lässt sich nicht speichern',
  'shipments.clipboard': 'Zwischenablage',
  'shipments.pasted': {
    one: '{count} Zeile gefüllt. Strg+Z nimmt es zurück.',
    other: '{count} Zeilen gefüllt. Strg+Z nimmt es zurück.',
  },
  'shipments.pastedLeft': {
    one: '{count} Zeile der Zwischenablage fand keinen Platz. Strg+Z nimmt das Einfügen zurück.',
    other: '{count} Zeilen der Zwischenablage fanden keinen Platz. Strg+Z nimmt das Einfügen zurück.',
  },
  'shipments.stayPending': {
    one: '{count} hat eine Sendungsnummer und bleibt ausstehend',
    other: '{count} haben eine Sendungsnummer und bleiben ausstehend',
  },
  'shipments.markShipped': 'Als versandt markieren',
  'shipments.namesCourier': {
    one: '{count} hat keinen Kurier, aber die Nummer nennt einen',
    other: '{count} haben keinen Kurier, aber die Nummern nennen einen',
  },
  'shipments.fillCouriers': 'Kuriere eintragen',
  'shipments.courierForAll': 'Kurier für alle',
  'shipments.noneWaits': 'Keine davon steht aus',
  'shipments.hint.fits': 'Eine Nummer von {courier}',
  'shipments.hint.other': 'Sieht nach einer Nummer von {couriers} aus',
  'shipments.hint.mistyped': 'Die Prüfziffer passt zu keiner Nummer von {courier}: bitte prüfen',
  'shipments.hint.mistypedNobody': 'Die Prüfziffer passt nicht: bitte prüfen',
  'shipments.useCourier': '{courier} eintragen',
  'shipments.switchTo': 'Zu {courier} wechseln',
  'shipments.useCourierFor': '{courier} für {theatre} eintragen',
  'shipments.track': 'Bei {courier} verfolgen',
  'shipments.daysOut': { one: 'Seit {count} Tag unterwegs.', other: 'Seit {count} Tagen unterwegs.' },
  'shipments.returnUndated': 'Unterwegs, Tag unbekannt.',
  'shipments.noReturnNumber': 'noch keine Rücksendenummer',
} as const
