/** Words of the company settings. */
export default {
  'company.title': 'Company settings',
  'company.saved': 'Partner company details were updated successfully',
  'company.unchanged': 'Nothing has changed since the last save',
  'company.saveFailed': 'Failed to save company details',
  'company.accountBehind': 'Your details are saved, but the account site may still show the old ones',
  'company.loadFailed': 'The company details could not be loaded',
  'company.readOnlyApproval': 'Read-only until the registration is approved. This is what was submitted.',
  'company.readOnlyReturned': 'Read-only until the registration is approved; what was submitted is changed there',
  'company.readOnlyRole': 'Read-only: only an admin of your company can change these details',
  'company.toRegistration': 'Go to the registration',
  'company.notSubmitted': 'Nothing has been submitted yet',
  'company.notSubmittedDetail': 'Your company’s phones, emails and hours come with its registration.',
} as const
