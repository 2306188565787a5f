/** Words of the pages that stand where another cannot: no access, unknown account, no such page, maintenance. */
export default {
  'statusPage.noAccess': 'Your account has not been added yet',
  'statusPage.noAccessDetail':
    'Accounts must be added by a company admin. Ask an admin of your company to add yours, then look again.',
  'statusPage.notAdded': 'Looked at {time}: your account has not been added yet.',
  'statusPage.added': 'Your account has been added.',
  'statusPage.unknown': 'There is no account for this sign-in',
  'statusPage.unknownDetail':
    'You are signed in, but the portal does not know you. You may have signed in under another address than the one that your company uses: sign out, and sign in with that one. Else our support can help.',
  'statusPage.notFound': 'There is no such page',
  'statusPage.notFoundDetail': 'The address may be mistyped, or what it showed is gone.',
  'statusPage.toStart': 'Go to the start page',
  'statusPage.signOut': 'Sign out',
  'statusPage.lookAgain': 'Look again now',
  'statusPage.maintenance': 'Reeldock is being maintained',
  'statusPage.apology': 'We are sorry that you cannot work here just now.',
  'statusPage.thanks': 'Thank you for your patience.',
  'statusPage.returns': 'This page looks again by itself, and goes on when Reeldock is back.',
  'statusPage.stillOn': 'Looked at {time}: not yet.',
  'statusPage.isOver': 'Reeldock is back.',
  'statusPage.support': 'Support',
  'statusPage.supportDetail': 'Something cannot wait? Our support is there for you.',
  'place.noAccess': 'No access',
  'place.notFound': 'Page not found',
  'place.maintenance': 'Maintenance',
} as const
