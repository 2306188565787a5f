import { type ElementDocs, parts } from '../base/docs'
import type { attributes, Events } from './contract'

export default {
  doc: 'The drives that a partner has in stock: editable once the registration is approved, read-only before. A dialog, closed and unseen until `open` is set, or with `inline` a part of the page.',
  attributes: {
    open: 'Shows it as a dialog. Without it, and without `inline`, the dialog is closed: nothing is seen.',
    inline: 'Shows it in the page, without a dialog.',
  },
  events: {
    'reeldock-drives-saved': 'The stock was saved.',
    'reeldock-closed': 'The dialog was closed, by a person or after saving.',
  },
  parts: parts('heading', 'button', 'primary-button', 'field', 'dialog'),
} satisfies ElementDocs<typeof attributes, Events>
