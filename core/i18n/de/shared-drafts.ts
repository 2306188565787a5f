export default {
  'shared.draftRestored': 'Ihre letzten Eingaben sind noch da',
  'shared.draftConflict': 'Dies wurde anderswo geändert. Ihre Eingaben bleiben erhalten.',
  'shared.takeTheirs': 'Gespeicherten Stand anzeigen',
  'shared.keepMine': 'Meine behalten',
  'shared.draftJoined': 'Hier steht, was Sie in einem anderen Fenster eingegeben haben',
  'shared.draftParted':
    'In einem anderen Fenster haben Sie etwas anderes eingegeben. Nichts geht verloren, bis Sie wählen.',
  'shared.takeOther': 'Das andere Fenster übernehmen',
  'shared.discard': 'Verwerfen',
  'shared.save': 'Speichern',
} as const
