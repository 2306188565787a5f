/** Words of what a reviewer says, and of the states that a submission ends in. */
export default {
  'registration.moreTitle': 'The reviewer needs more before this can be approved',
  'registration.rejectedTitle': 'The registration was rejected',
  'registration.rejectedDetail':
    'Change what is needed, then register again. A new review takes about 3 business days.',
  'registration.moreDetail': 'A new review takes about 3 business days.',
  'registration.submittedOn': 'Submitted {time} ({zone})',
  'registration.changes': 'Changed since the last submission',
  'registration.noChanges': 'Nothing yet',
  'registration.successTitle': 'Your registration was submitted',
  'registration.successDetail': 'A reviewer looks at it. We write to your email addresses once it is decided.',
  'registration.leftOut': 'What you typed was not submitted',
  'registration.leftOutPending':
    'Your company’s registration was submitted without it. It is kept, and comes back if the reviewer asks for more.',
  'registration.leftOutLive':
    'Your company’s registration was approved without it. Change what you still need in your settings, then discard it here.',
  'registration.pendingTitle': 'Your registration is under review',
  'registration.reviewedBy': 'Three business days will have passed by {day}.',
  'registration.approvedTitle': 'Your registration is approved',
  'registration.approvedDetail': 'Work orders can be assigned to you from now on.',
  'registration.toStart': 'Go to the start page',
  'registration.submittedData': 'What was submitted',
  'registration.liveData': 'What you work under',
  'registration.cancelTitle': 'Leave the registration?',
  'registration.cancelDetail': 'What you typed and have not submitted is lost.',
  'registration.stay': 'Stay here',
  'registration.leave': 'Leave and discard',
} as const
