/** Words that more than one area says, and the last resort of every failure (specification, section 8). */
export default {
  'shared.unexpectedError': 'Unexpected error',
  'shared.required': 'This field is required',
  'shared.invalidValue': 'Enter a valid value',
  'shared.offline': 'The connection is lost',
  'shared.offlineDetail': 'Nothing was sent. Try again when the connection is back.',
  'shared.stale': 'This was changed elsewhere',
  'shared.staleDetail': 'What you typed is kept. Look at the newer values, then save again.',
  'shared.noAccess': 'Your account has not been added yet',
  'shared.noAccessDetail': 'Ask an admin of your company to add your account, then sign in again.',
} as const
