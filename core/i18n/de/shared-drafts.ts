export default {
  'shared.draftRestored': 'Ihre letzten Eingaben sind noch da',
  'shared.draftConflict': 'Dies wurde anderswo geändert. Ihre Eingaben bleiben erhalten.',
  'shared.draftArrived': 'Sie haben Änderungen zurückgenommen, die bereits gespeichert waren.',
  'shared.takeTheirs': 'Gespeicherten Stand anzeigen',
  'shared.draftKept': 'Entwurf auf diesem Computer gespeichert',
  'shared.keepMine': 'Meine behalten',
  'shared.draftJoined': 'Hier steht, was Sie in einem anderen Fenster eingegeben haben',
  'shared.draftParted':
    'In einem anderen Fenster haben Sie etwas anderes eingegeben. Nichts geht verloren, bis Sie wählen.',
  'shared.takeOther': 'Das andere Fenster übernehmen',
  'shared.discard': 'Verwerfen',
  'shared.discarded': 'Änderungen verworfen',
  'shared.undo': 'Rückgängig',
  'shared.chooseFirst': 'Wählen Sie zuerst, welcher Stand bleiben soll',
  'shared.save': 'Speichern',
  'shared.wasRemoved': 'entfernt',
  'shared.notSent': { one: '{count} Änderung noch nicht gesendet', other: '{count} Änderungen noch nicht gesendet' },
  'shared.notSentKept':
    'Der Server war nicht erreichbar. Ihre Änderungen bleiben auf diesem Computer und werden gesendet, sobald die Verbindung wieder steht und diese Ansicht offen ist.',
  'shared.notSentOpen':
    'Der Server war nicht erreichbar. Lassen Sie diese Ansicht offen: Ihre Änderungen werden gesendet, sobald die Verbindung wieder steht.',
  'shared.typedSince': 'Was Sie seitdem eingegeben haben, ist nicht gespeichert.',
  'shared.unanswered': {
    one: '{count} Änderung noch nicht bestätigt',
    other: '{count} Änderungen noch nicht bestätigt',
  },
  'shared.unansweredKept':
    'Gesendet, aber ohne Antwort. Ihre Änderungen sind möglicherweise schon gespeichert. Sie bleiben auf diesem Computer und werden geprüft, sobald die Verbindung wieder steht und diese Ansicht offen ist.',
  'shared.unansweredOpen':
    'Gesendet, aber ohne Antwort. Ihre Änderungen sind möglicherweise schon gespeichert. Lassen Sie diese Ansicht offen: Sie werden geprüft, sobald die Verbindung wieder steht.',
  'shared.sendNow': 'Jetzt senden',
} as const
