/** Words of what was typed and is not saved yet, wherever it stands. */
export default {
  'shared.draftRestored': 'What you typed last time is still here',
  'shared.draftConflict': 'This was changed elsewhere. What you typed is kept.',
  'shared.takeTheirs': 'Show what is saved',
  'shared.keepMine': 'Keep mine',
  'shared.discard': 'Discard',
  'shared.save': 'Save',
} as const
