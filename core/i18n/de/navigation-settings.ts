export default {
  'navigation.admin': 'Administrator',
  'navigation.member': 'Mitglied',
  'navigation.newTab': '(öffnet in einem neuen Tab)',
  'navigation.pending': 'Ausstehend',
  'navigation.theme': 'Darstellung',
  'navigation.light': 'Hell',
  'navigation.dark': 'Dunkel',
  'navigation.auto': 'Wie das System',
  'navigation.language': 'Sprache',
  'navigation.signOutTitle': 'Ohne Speichern abmelden?',
  'navigation.signOutDetail':
    'Auf diesem Computer liegen nicht gespeicherte Änderungen. Beim Abmelden werden sie gelöscht.',
  'navigation.stay': 'Angemeldet bleiben',
  'navigation.signOutAnyway': 'Abmelden und Änderungen löschen',
} as const
