/** Words of the header; the places that it leads to have their names elsewhere. */
export default {
  'navigation.label': 'Portal',
  'navigation.menu': 'Menu',
  'navigation.skip': 'Skip to content',
  'navigation.account': 'Account',
  'navigation.accountLost': 'Your account could not be read',
  'navigation.display': 'Theme and language',
} as const
