export default {
  'navigation.label': 'Portal',
  'navigation.menu': 'Menü',
  'navigation.skip': 'Zum Inhalt springen',
  'navigation.account': 'Konto',
  'navigation.accountLost': 'Ihr Konto konnte nicht gelesen werden',
  'navigation.display': 'Darstellung und Sprache',
} as const
