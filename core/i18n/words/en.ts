/** Words that more than one area says, and the last resort of every failure (specification, section 8). */
export default {
  'shared.unexpectedError': 'Unexpected error',
  'shared.required': 'This field is required',
  'shared.invalidValue': 'Enter a valid value',
  'shared.offline': 'The connection is lost',
  'shared.offlineDetail':
    'It is not known whether what you sent has arrived. Look before you try again when the connection is back.',
  'shared.unreachable': 'The server could not be reached. Try again when the connection is back.',
  'shared.tokenFailed': 'This page could not confirm your sign-in. Try again; if that does not help, sign in again.',
  'shared.fileMissing': 'Part of this page did not arrive. Try again; if that does not help, load the page again.',
  'shared.staleDetail': 'What you typed is kept. Look at the newer values, then save again.',
  'shared.noAccess': 'You don’t have access yet',
  'shared.noAccessDetail': 'Your account must be added by a company admin. Once it has been, check again.',
  'shared.sessionEnded': 'You have been signed out',
  'shared.sessionEndedDetail': 'Your edits are saved on this computer.',
  'shared.notSignedIn': 'You’re not signed in',
  'shared.notSignedInDetail': 'Sign in on this site, then try again.',
  'shared.signInAgain': 'Sign in',
  'shared.checkAgain': 'Check again',
  'shared.badAttribute': 'The attribute “{attribute}” holds a value that is not known',
  'shared.badAttributeDetail': '“{value}” cannot be shown. Whoever built this page can correct it.',
  'shared.crashed': 'This part could not be shown',
} as const
