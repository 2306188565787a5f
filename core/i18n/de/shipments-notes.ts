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
} as const
