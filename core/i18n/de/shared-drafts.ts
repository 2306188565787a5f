export default {
  'shared.draftRestored': 'Ihre letzten Eingaben sind noch da',
  'shared.draftConflict': 'Dies wurde anderswo geändert. Ihre Eingaben bleiben erhalten.',
  'shared.takeTheirs': 'Gespeicherten Stand anzeigen',
  'shared.keepMine': 'Meine behalten',
  'shared.discard': 'Verwerfen',
  'shared.save': 'Speichern',
} as const
