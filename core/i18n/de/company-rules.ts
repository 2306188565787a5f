export default {
  'companyRules.phonesRequired': 'Mindestens eine Telefonnummer ist erforderlich',
  'companyRules.phoneUsed': 'Diese Nummer wurde bereits verwendet',
  'companyRules.emailsRequired': 'Mindestens eine E-Mail-Adresse ist erforderlich',
  'companyRules.emailUsed': 'Diese E-Mail wurde bereits verwendet',
  'companyRules.hoursOrder': 'Die Endzeit muss nach der Anfangszeit liegen',
} as const
