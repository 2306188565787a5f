import { translated } from '../../i18n/translate'
import type en from './en'

export default translated<typeof en>('de', {
  'shared.draftRestored': 'Ihre ungespeicherten Änderungen wurden wiederhergestellt',
  'shared.draftConflict': 'Jemand anderes hat dies geändert. Ihre Eingaben bleiben erhalten.',
  'shared.draftArrived': 'Sie haben Änderungen zurückgenommen, die bereits gespeichert waren.',
  'shared.takeTheirs': 'Gespeicherte Version verwenden',
  'shared.draftKept': 'Entwurf auf diesem Computer gespeichert',
  'shared.keepMine': 'Meine Eingaben behalten',
  'shared.draftJoined': 'Ihre Eingaben aus einem anderen Fenster werden angezeigt',
  'shared.draftParted':
    'In einem anderen Fenster haben Sie andere ungespeicherte Eingaben. Wählen Sie, welche bleiben.',
  'shared.takeOther': 'Das andere Fenster übernehmen',
  'shared.discard': 'Verwerfen',
  'shared.discarded': 'Änderungen verworfen',
  'shared.chooseFirst': 'Wählen Sie, welche Version bleiben soll',
  'shared.nothingChanged': 'Nichts geändert',
  'shared.save': 'Speichern',
  'shared.wasRemoved': 'entfernt',
  'shared.notSent': { one: '{count} Änderung noch nicht gesendet', other: '{count} Änderungen noch nicht gesendet' },
  'shared.notSentKept':
    'Ihre Änderungen bleiben auf diesem Computer und werden gesendet, sobald der Server erreichbar und diese Ansicht offen ist.',
  'shared.notSentOpen':
    'Lassen Sie diese Ansicht offen: Ihre Änderungen werden gesendet, sobald der Server erreichbar ist.',
  'shared.typedSince': 'Spätere Eingaben sind nicht gespeichert.',
  'shared.withdrawn':
    'Sie haben weitere Änderungen gemacht. Deshalb wird nichts mehr automatisch gesendet. Speichern Sie zum Schluss erneut, oder reichen Sie erneut ein.',
  'shared.unanswered': {
    one: '{count} Änderung noch nicht bestätigt',
    other: '{count} Änderungen noch nicht bestätigt',
  },
  'shared.unansweredKept':
    'Gesendet, aber ohne Antwort. Ihre Änderungen sind möglicherweise schon gespeichert. Sie bleiben auf diesem Computer und werden geprüft, sobald die Verbindung wieder steht und diese Ansicht offen ist.',
  'shared.unansweredOpen':
    'Gesendet, aber ohne Antwort. Ihre Änderungen sind möglicherweise schon gespeichert. Lassen Sie diese Ansicht offen: Sie werden geprüft, sobald die Verbindung wieder steht.',
  'shared.notLost': 'Ihre Eingaben sind nicht verloren. Versuchen Sie es gleich noch einmal.',
  'shared.sendNow': 'Jetzt senden',
})
