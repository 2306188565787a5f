import { translated } from '../../../core/i18n/translate'
import type en from './en'

export default translated<typeof en>('de', {
  'statusPage.noAccess': 'Sie haben noch keinen Zugriff',
  'statusPage.noAccessDetail': 'Ein Administrator Ihrer Firma muss Ihr Konto hinzufügen. Prüfen Sie danach erneut.',
  'statusPage.notAdded': 'Geprüft um {time}. Noch nicht hinzugefügt.',
  'statusPage.added': 'Ihr Konto wurde hinzugefügt.',
  'statusPage.unknown': 'Kein Konto gefunden',
  'statusPage.unknownDetail':
    'Sie sind angemeldet, aber zu dieser Adresse gehört kein Reeldock-Konto. Melden Sie sich ab und verwenden Sie Ihre Firmenadresse, oder wenden Sie sich an den Support.',
  'statusPage.notFound': 'Seite nicht gefunden',
  'statusPage.notFoundDetail': 'Prüfen Sie die Adresse. Die Seite wurde vielleicht verschoben oder entfernt.',
  'statusPage.toStart': 'Zur Startseite',
  'statusPage.signOut': 'Abmelden',
  'statusPage.lookAgain': 'Erneut prüfen',
  'statusPage.maintenance': 'Wartungsarbeiten',
  'statusPage.apology': 'Reeldock ist leider vorübergehend nicht erreichbar.',
  'statusPage.thanks': 'Vielen Dank für Ihre Geduld.',
  'statusPage.returns': 'Diese Seite lädt automatisch neu, sobald wir zurück sind.',
  'statusPage.stillOn': 'Geprüft um {time}. Noch nicht erreichbar.',
  'statusPage.isOver': 'Reeldock ist wieder da.',
  'statusPage.support': 'Support',
  'statusPage.supportDetail': 'Eilige Sendung? Wenden Sie sich an den Support.',
  'place.noAccess': 'Kein Zugriff',
  'place.notFound': 'Seite nicht gefunden',
  'place.maintenance': 'Wartung',
})
