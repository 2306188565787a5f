import { type ElementDocs, parts } from '../base/docs'

export default {
  doc: 'Shows the toasts, the error dialog and the busy state of every element on the page, which then show none of their own.',
  parts: parts('button'),
} satisfies ElementDocs
