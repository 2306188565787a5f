export default {
  'footer.copyright': '© {year} Reeldock',
  'footer.aboutUs': 'À propos',
  'footer.forum': 'Forum',
  'footer.terms': 'Conditions d’utilisation',
  'footer.newTab': '(s’ouvre dans un nouvel onglet)',
} as const
