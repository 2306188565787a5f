export default {
  'footer.copyright': '© {year} Reeldock',
  'footer.aboutUs': 'من نحن',
  'footer.forum': 'المنتدى',
  'footer.terms': 'شروط الخدمة',
  'footer.newTab': '(يُفتح في علامة تبويب جديدة)',
} as const
