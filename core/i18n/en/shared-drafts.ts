/** Words of what was typed and is not saved yet, wherever it stands. */
export default {
  'shared.draftRestored': 'What you typed last time is still here',
  'shared.draftConflict': 'This was changed elsewhere. What you typed is kept.',
  'shared.draftArrived': 'You took back changes that had already been saved.',
  'shared.takeTheirs': 'Show what is saved',
  'shared.draftKept': 'Draft kept on this computer',
  'shared.keepMine': 'Keep mine',
  'shared.draftJoined': 'What you typed in another window is shown here',
  'shared.draftParted': 'You typed something else in another window. Neither is lost until you choose.',
  'shared.takeOther': 'Show the other window’s',
  'shared.discard': 'Discard',
  'shared.discarded': 'Edits discarded',
  'shared.undo': 'Undo',
  'shared.chooseFirst': 'Choose first which of the two to keep',
  'shared.save': 'Save',
  'shared.wasRemoved': 'removed',
  'shared.notSent': { one: '{count} change not sent yet', other: '{count} changes not sent yet' },
  'shared.notSentKept':
    'The server could not be reached. Your changes are kept on this computer, and will be sent once it can be reached again, as long as this screen is open.',
  'shared.notSentOpen':
    'The server could not be reached. Keep this screen open: your changes will be sent once it can be reached again.',
  'shared.typedSince': 'What you have typed since is not saved.',
  'shared.unanswered': { one: '{count} change not confirmed yet', other: '{count} changes not confirmed yet' },
  'shared.unansweredKept':
    'Sent, but no answer came. Your changes may already be saved. They are kept on this computer, and will be checked once the server can be reached again, as long as this screen is open.',
  'shared.unansweredOpen':
    'Sent, but no answer came. Your changes may already be saved. Keep this screen open: they will be checked once the server can be reached again.',
  'shared.sendNow': 'Send now',
} as const
