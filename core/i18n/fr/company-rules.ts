export default {
  'companyRules.phonesRequired': 'Au moins un numéro de téléphone est requis',
  'companyRules.phoneUsed': 'Ce numéro a déjà été saisi',
  'companyRules.emailsRequired': 'Au moins une adresse e-mail est requise',
  'companyRules.emailUsed': 'Cet e-mail a déjà été saisi',
  'companyRules.hoursOrder': 'L’heure de fin doit être postérieure à l’heure de début',
} as const
