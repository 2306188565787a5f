export default {
  // Words of the header.
  'navigation.label': 'Portal',
  'navigation.menu': 'Menu',
  'navigation.skip': 'Skip to content',
  'navigation.account': 'Account',
  'navigation.accountLost': 'Could not load your account',
  'navigation.display': 'Theme and language',
  // Words of the settings menu, which come with it.
  'navigation.admin': 'Admin',
  'navigation.member': 'Member',
  'navigation.newTab': '(opens in a new tab)',
  'navigation.pending': 'Pending',
  'navigation.theme': 'Theme',
  'navigation.light': 'Light',
  'navigation.dark': 'Dark',
  'navigation.auto': 'System',
  'navigation.language': 'Language',
  'navigation.signOutTitle': 'Sign out without saving?',
  'navigation.signOutDetail': 'You have unsaved changes on this computer. Signing out deletes them.',
  'navigation.stay': 'Stay signed in',
  'navigation.signOutAnyway': 'Sign out and delete changes',
  // Items of the menu that are no areas: the names of areas, `place.<area>`, are in the words of each area.
  'place.companyProfile': 'Company profile',
  'place.manageUsers': 'Manage users',
  'place.signOut': 'Sign out',
} as const
