/** Words of toasts and the error dialog, which come after the first rows. */
export default {
  'kit.notifications': 'Notifications',
  'kit.dismiss': 'Dismiss',
  'kit.details': 'Details',
  'kit.copyDetails': 'Copy details',
  'kit.copied': 'Copied',
  'kit.markedToCopy': 'Marked: copy it with the keyboard',
} as const
