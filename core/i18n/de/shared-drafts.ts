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
  'shared.wasRemoved': 'entfernt',
  'shared.notSent': { one: '{count} Änderung noch nicht gesendet', other: '{count} Änderungen noch nicht gesendet' },
  'shared.notSentKept':
    'Keine Verbindung. Ihre Änderungen bleiben auf diesem Computer und werden gesendet, sobald die Verbindung wieder steht.',
  'shared.notSentOpen':
    'Keine Verbindung. Lassen Sie diese Seite offen: Ihre Änderungen werden gesendet, sobald die Verbindung wieder steht.',
  'shared.sendNow': 'Jetzt senden',
} as const
