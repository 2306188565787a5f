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
} as const
