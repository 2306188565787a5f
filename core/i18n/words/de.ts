import { translated } from '../translate'
import type en from './en'

export default translated<typeof en>('de', {
  'shared.unexpectedError': 'Unerwarteter Fehler',
  'shared.required': 'Dieses Feld ist erforderlich',
  'shared.invalidValue': 'Geben Sie einen gültigen Wert ein',
  'shared.offline': 'Die Verbindung ist unterbrochen',
  'shared.offlineDetail':
    'Ob das Gesendete angekommen ist, ist nicht bekannt. Sehen Sie nach, bevor Sie es erneut versuchen, sobald die Verbindung wieder besteht.',
  'shared.unreachable':
    'Der Server ist nicht erreichbar. Versuchen Sie es erneut, sobald die Verbindung wieder besteht.',
  'shared.tokenFailed':
    'Diese Seite konnte Ihre Anmeldung nicht bestätigen. Versuchen Sie es erneut; hilft das nicht, melden Sie sich neu an.',
  'shared.fileMissing':
    'Ein Teil dieser Seite ist nicht angekommen. Versuchen Sie es erneut; hilft das nicht, laden Sie die Seite neu.',
  'shared.staleDetail':
    'Ihre Eingaben bleiben erhalten. Sehen Sie sich die neueren Werte an und speichern Sie dann erneut.',
  'shared.noAccess': 'Sie haben noch keinen Zugriff',
  'shared.noAccessDetail':
    'Ihr Konto muss von einem Administrator Ihrer Firma hinzugefügt werden. Prüfen Sie danach erneut.',
  'shared.sessionEnded': 'Sie wurden abgemeldet',
  'shared.sessionEndedDetail': 'Ihre Änderungen sind auf diesem Computer gespeichert.',
  'shared.notSignedIn': 'Sie sind nicht angemeldet',
  'shared.notSignedInDetail': 'Melden Sie sich auf dieser Website an und versuchen Sie es dann erneut.',
  'shared.signInAgain': 'Anmelden',
  'shared.checkAgain': 'Erneut prüfen',
  'shared.badAttribute': 'Das Attribut „{attribute}“ enthält einen unbekannten Wert',
  'shared.badAttributeDetail': '„{value}“ kann nicht angezeigt werden. Wer diese Seite erstellt hat, kann das beheben.',
  'shared.crashed': 'Dieser Teil konnte nicht angezeigt werden',
})
