export default {
  'footer.copyright': '© {year} Reeldock',
  'footer.aboutUs': 'Über uns',
  'footer.forum': 'Forum',
  'footer.terms': 'Nutzungsbedingungen',
  'footer.newTab': '(öffnet in einem neuen Tab)',
} as const
