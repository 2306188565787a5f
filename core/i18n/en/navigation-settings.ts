/** Words of the settings menu, which come with it. */
export default {
  'navigation.admin': 'Admin',
  'navigation.member': 'Member',
  'navigation.newTab': '(opens in a new tab)',
  'navigation.pending': 'Pending',
  'navigation.theme': 'Theme',
  'navigation.light': 'Light',
  'navigation.dark': 'Dark',
  'navigation.auto': 'As the system',
  'navigation.language': 'Language',
  'navigation.signOutTitle': 'Sign out without saving?',
  'navigation.signOutDetail': 'You have unsaved changes on this computer. Signing out deletes them.',
  'navigation.stay': 'Stay signed in',
  'navigation.signOutAnyway': 'Sign out and delete changes',
} as const
