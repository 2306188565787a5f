/** Words that more than one area says, and the last resort of every failure (specification, section 8). */
export default {
  'shared.unexpectedError': 'Unexpected error',
  'shared.required': 'This field is required',
  'shared.invalidValue': 'Enter a valid value',
  'shared.offline': 'Connection lost',
  'shared.offlineDetail':
    'We can’t tell whether your last change was saved. Once you’re back online, check before you try again.',
  'shared.unreachable': 'Can’t reach the server. Check your connection and try again.',
  'shared.tokenFailed': 'This page could not confirm your sign-in. Try again; if that does not help, sign in again.',
  'shared.fileMissing': 'Part of this page did not arrive. Try again; if that does not help, load the page again.',
  'shared.staleDetail': 'Your edits are kept. Review the new values, then save again.',
  'shared.noAccess': 'You don’t have access yet',
  'shared.noAccessDetail': 'Your company admin needs to add your account. Once they have, check again.',
  'shared.sessionEnded': 'You have been signed out',
  'shared.sessionEndedDetail': 'Your edits are saved on this computer.',
  'shared.notSignedIn': 'You’re not signed in',
  'shared.notSignedInDetail': 'Sign in on this site, then try again.',
  'shared.signInAgain': 'Sign in',
  'shared.checkAgain': 'Check again',
  'shared.badAttribute': 'Invalid value for “{attribute}”',
  'shared.badAttributeDetail': '“{value}” isn’t supported. Please tell the owner of this page.',
  'shared.crashed': 'Something went wrong here',
} as const
