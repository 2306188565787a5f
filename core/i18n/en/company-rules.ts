/** What the rules of company details say: the words of specification, section 5. */
export default {
  'companyRules.phonesRequired': 'At least one phone number is required',
  'companyRules.phoneUsed': 'This number has been previously used',
  'companyRules.emailsRequired': 'At least one email address is required',
  'companyRules.emailUsed': 'This email has been previously used',
  'companyRules.hoursOrder': 'End time should be after start time',
} as const
