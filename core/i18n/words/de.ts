import { translated } from '../translate'
import type en from './en'

export default translated<typeof en>('de', {
  'shared.unexpectedError': 'Unerwarteter Fehler',
  'shared.required': 'Dieses Feld ist erforderlich',
  'shared.invalidValue': 'Geben Sie einen gültigen Wert ein',
  'shared.invalidNumber': 'Geben Sie einen gültigen Wert ein, zum Beispiel 24,50',
  'shared.offline': 'Verbindung unterbrochen',
  'shared.offlineDetail':
    'Ob Ihre letzte Änderung gespeichert wurde, ist unklar. Prüfen Sie es wieder online, bevor Sie es erneut versuchen.',
  'shared.unreachable': 'Server nicht erreichbar. Prüfen Sie die Verbindung und versuchen Sie es erneut.',
  'shared.tokenFailed':
    'Diese Seite konnte Ihre Anmeldung nicht bestätigen. Versuchen Sie es erneut; hilft das nicht, melden Sie sich neu an.',
  'shared.fileMissing':
    'Ein Teil dieser Seite ist nicht angekommen. Versuchen Sie es erneut; hilft das nicht, laden Sie die Seite neu.',
  'shared.staleDetail': 'Ihre Eingaben bleiben erhalten. Prüfen Sie die neuen Werte und speichern Sie dann erneut.',
  'shared.noAccess': 'Sie haben noch keinen Zugriff',
  'shared.noAccessDetail': 'Ein Administrator Ihrer Firma muss Ihr Konto hinzufügen. Prüfen Sie danach erneut.',
  'shared.sessionEnded': 'Sie wurden abgemeldet',
  'shared.sessionEndedDetail': 'Ihre Änderungen sind auf diesem Computer gespeichert.',
  'shared.notSignedIn': 'Sie sind nicht angemeldet',
  'shared.notSignedInDetail': 'Melden Sie sich auf dieser Website an und versuchen Sie es dann erneut.',
  'shared.signInAgain': 'Anmelden',
  'shared.checkAgain': 'Erneut prüfen',
  'shared.badAttribute': 'Ungültiger Wert für „{attribute}“',
  'shared.badAttributeDetail': '„{value}“ wird nicht unterstützt. Bitte informieren Sie den Betreiber dieser Seite.',
  'shared.crashed': 'Hier ist etwas schiefgegangen',
})
