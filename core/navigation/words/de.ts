import { translated } from '../../i18n/translate'
import type en from './en'

export default translated<typeof en>('de', {
  'navigation.label': 'Portal',
  'navigation.menu': 'Menü',
  'navigation.skip': 'Zum Inhalt springen',
  'navigation.account': 'Konto',
  'navigation.accountLost': 'Ihr Konto konnte nicht geladen werden',
  'navigation.display': 'Darstellung und Sprache',
  'navigation.admin': 'Administrator',
  'navigation.member': 'Mitglied',
  'navigation.newTab': '(öffnet in einem neuen Tab)',
  'navigation.pending': 'Ausstehend',
  'navigation.theme': 'Darstellung',
  'navigation.light': 'Hell',
  'navigation.dark': 'Dunkel',
  'navigation.auto': 'System',
  'navigation.language': 'Sprache',
  'navigation.signOutTitle': 'Ohne Speichern abmelden?',
  'navigation.signOutDetail':
    'Auf diesem Computer liegen nicht gespeicherte Änderungen. Beim Abmelden werden sie gelöscht.',
  'navigation.stay': 'Angemeldet bleiben',
  'navigation.signOutAnyway': 'Abmelden und Änderungen löschen',
  'place.companyProfile': 'Firmenprofil',
  'place.manageUsers': 'Benutzer verwalten',
  'place.signOut': 'Abmelden',
})
