/** Words of what was typed and is not saved yet, wherever it stands. */
export default {
  'shared.draftRestored': 'Your unsaved changes were restored',
  'shared.draftConflict': 'Someone else changed this. Your edits are kept.',
  'shared.draftArrived': 'You took back changes that had already been saved.',
  'shared.takeTheirs': 'Use the saved version',
  'shared.draftKept': 'Draft saved on this computer',
  'shared.keepMine': 'Keep my edits',
  'shared.draftJoined': 'Showing your edits from another window',
  'shared.draftParted': 'You have different unsaved edits in another window. Choose which to keep.',
  'shared.takeOther': 'Use the other window’s version',
  'shared.discard': 'Discard',
  'shared.discarded': 'Edits discarded',
  'shared.chooseFirst': 'Choose first which of the two to keep',
  'shared.nothingChanged': 'Nothing has changed',
  'shared.save': 'Save',
  'shared.wasRemoved': 'removed',
  'shared.notSent': { one: '{count} change not sent yet', other: '{count} changes not sent yet' },
  'shared.notSentKept':
    'Your changes are kept on this computer. They are sent once the server responds, while this screen is open.',
  'shared.notSentOpen': 'Keep this screen open: your changes will be sent once the server can be reached.',
  'shared.typedSince': 'What you have typed since is not saved.',
  'shared.withdrawn':
    'You have made more changes since, so nothing is sent by itself any more. Save or submit again when you are done.',
  'shared.unanswered': { one: '{count} change not confirmed yet', other: '{count} changes not confirmed yet' },
  'shared.unansweredKept':
    'They are kept on this computer. They are checked once the server responds, while this screen is open.',
  'shared.unansweredOpen':
    'Sent, but no answer came. Your changes may already be saved. Keep this screen open: they will be checked once the server can be reached again.',
  'shared.notLost': 'Nothing you typed is lost. Try again in a moment.',
  'shared.sendNow': 'Send now',
} as const
