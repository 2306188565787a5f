/** Words of the line at the foot of a page. */
export default {
  'footer.copyright': '© {year} Reeldock',
  'footer.aboutUs': 'About us',
  'footer.forum': 'Forum',
  'footer.terms': 'Terms of service',
  'footer.newTab': '(opens in a new tab)',
} as const
