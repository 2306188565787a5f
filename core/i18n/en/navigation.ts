/** Words of the header; the places that it leads to have their names elsewhere. */
export default {
  'navigation.label': 'Portal',
  'navigation.menu': 'Menu',
  'navigation.skip': 'Skip to content',
  'navigation.account': 'Account',
  'navigation.accountLost': 'Your account could not be read',
  'navigation.again': 'Try again when the connection is back.',
  'navigation.display': 'Theme and language',
  'navigation.admin': 'Admin',
  'navigation.member': 'Member',
  'navigation.newTab': '(opens in a new tab)',
  'navigation.pending': 'Pending',
  'navigation.theme': 'Theme',
  'navigation.light': 'Light',
  'navigation.dark': 'Dark',
  'navigation.auto': 'As the system',
  'navigation.language': 'Language',
} as const
