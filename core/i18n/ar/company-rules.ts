export default {
  'companyRules.phonesRequired': 'يلزم رقم هاتف واحد على الأقل',
  'companyRules.phoneUsed': 'سبق استخدام هذا الرقم',
  'companyRules.emailsRequired': 'يلزم عنوان بريد إلكتروني واحد على الأقل',
  'companyRules.emailUsed': 'سبق استخدام هذا البريد الإلكتروني',
  'companyRules.hoursOrder': 'يجب أن يكون وقت النهاية بعد وقت البداية',
} as const
