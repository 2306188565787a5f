import { translated } from '../../../core/i18n/translate'
import type en from './en'

export default translated<typeof en>('de', {
  'statusPage.noAccess': 'Ihr Konto wurde noch nicht hinzugefügt',
  'statusPage.noAccessDetail':
    'Konten werden von einem Administrator der Firma hinzugefügt. Bitten Sie einen Administrator Ihrer Firma darum und sehen Sie dann erneut nach.',
  'statusPage.notAdded': 'Nachgesehen {time}: Ihr Konto wurde noch nicht hinzugefügt.',
  'statusPage.added': 'Ihr Konto wurde hinzugefügt.',
  'statusPage.unknown': 'Zu dieser Anmeldung gibt es kein Konto',
  'statusPage.unknownDetail':
    'Sie sind angemeldet, aber das Portal kennt Sie nicht. Vielleicht haben Sie sich mit einer anderen Adresse angemeldet, als Ihre Firma sie verwendet: Melden Sie sich ab und mit jener wieder an. Sonst hilft Ihnen unser Support.',
  'statusPage.notFound': 'Diese Seite gibt es nicht',
  'statusPage.notFoundDetail':
    'Vielleicht ist die Adresse falsch geschrieben, oder was sie zeigte, gibt es nicht mehr.',
  'statusPage.toStart': 'Zur Startseite',
  'statusPage.signOut': 'Abmelden',
  'statusPage.lookAgain': 'Jetzt erneut nachsehen',
  'statusPage.maintenance': 'Reeldock wird gewartet',
  'statusPage.apology': 'Wir bedauern, dass Sie hier gerade nicht arbeiten können.',
  'statusPage.thanks': 'Vielen Dank für Ihre Geduld.',
  'statusPage.returns': 'Diese Seite sieht von selbst nach und geht weiter, sobald Reeldock zurück ist.',
  'statusPage.stillOn': 'Nachgesehen {time}: noch nicht.',
  'statusPage.isOver': 'Reeldock ist wieder da.',
  'statusPage.support': 'Support',
  'statusPage.supportDetail': 'Etwas duldet keinen Aufschub? Unser Support ist für Sie da.',
  'place.noAccess': 'Kein Zugriff',
  'place.notFound': 'Seite nicht gefunden',
  'place.maintenance': 'Wartung',
})
