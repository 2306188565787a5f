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
} as const
