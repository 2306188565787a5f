/** Words of what was typed and is not saved yet, wherever it stands. */
export default {
  'shared.draftRestored': 'Your unsaved changes were restored',
  'shared.draftConflict': 'Someone else changed this. Your edits are kept.',
  'shared.draftArrived': 'You undid changes that were already saved.',
  'shared.takeTheirs': 'Use the saved version',
  'shared.draftKept': 'Draft saved on this computer',
  'shared.keepMine': 'Keep my edits',
  'shared.draftJoined': 'Showing your edits from another window',
  'shared.draftParted': 'You have different unsaved edits in another window. Choose which to keep.',
  'shared.takeOther': 'Use the other window’s version',
  'shared.discard': 'Discard',
  'shared.discarded': 'Edits discarded',
  'shared.chooseFirst': 'Choose which version to keep',
  'shared.nothingChanged': 'Nothing has changed',
  'shared.save': 'Save',
  'shared.wasRemoved': 'removed',
  'shared.notSent': { one: '{count} change not sent yet', other: '{count} changes not sent yet' },
  'shared.notSentKept':
    'Your changes are kept on this computer. They are sent once the server responds, while this screen is open.',
  'shared.notSentOpen': 'Keep this screen open. Your changes are sent once the server responds.',
  'shared.typedSince': 'Later edits are not saved.',
  'shared.withdrawn':
    'You’ve made more changes, so automatic sending has stopped. Save or submit again when you’re done.',
  'shared.unanswered': { one: '{count} change not confirmed yet', other: '{count} changes not confirmed yet' },
  'shared.unansweredKept':
    'Sent, but no answer came. Your changes may already be saved. They are kept on this computer and checked once the server responds, while this screen is open.',
  'shared.unansweredOpen':
    'Sent, but no answer came. Your changes may already be saved. Keep this screen open: they are checked once the server responds.',
  'shared.notLost': 'Your edits are not lost. Try again in a moment.',
  'shared.sendNow': 'Send now',
} as const
