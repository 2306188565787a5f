/** Words of the registration: the wizard, its steps and its end states. */
export default {
  'registration.title': 'Register your company',
  'registration.step1': 'Company',
  'registration.step2': 'Service areas',
  'registration.step3': 'Drives and certificates',
  'registration.loadFailed': 'The registration could not be loaded',
  'registration.submitFailed': 'Could not submit registration',
  'registration.checkFailed': 'What you typed could not be checked',
  'registration.next': 'Next',
  'registration.register': 'Register',
  'registration.onStep': 'Step {at} of {of}: {title}',
  'registration.atFault': { one: '{count} field needs your attention', other: '{count} fields need your attention' },
  'registration.notSubmitted': 'Not submitted',
  'registration.pending': 'Pending',
  'registration.needsMoreInfo': 'Needs more info',
  'registration.approved': 'Approved',
  'registration.rejected': 'Rejected',
} as const
