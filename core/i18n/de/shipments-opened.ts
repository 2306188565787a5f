export default {
  'shipments.price': 'Preis',
  'shipments.compositions': 'Kompositionen',
  'shipments.driveType': 'Festplatte',
  'shipments.phone': 'Telefon',
  'shipments.undo': 'Änderungen dieser Zeile rückgängig machen',
  'shipments.bookingNo': 'Buchung',
  'shipments.shippedOn': 'Versandt am',
  'shipments.printLabel': 'Etikett drucken…',
  'shipments.wayBack': 'Rücksendung der Festplatte',
} as const
