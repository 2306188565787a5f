import { type ElementDocs, parts } from '../base/docs'
import type { attributes, Events } from './contract'

export default {
  doc: 'The drives that a partner has in stock: editable once the registration is approved, read-only before. Without attributes it is a closed dialog; `open` opens the dialog, and `inline` shows the inventory in the page.',
  attributes: {
    open: 'Opens the dialog. Without `open` and `inline`, nothing is shown.',
    inline: 'Shows the inventory in the page, without a dialog.',
  },
  events: {
    'reeldock-drives-saved': 'The stock was saved.',
    'reeldock-closed': 'The dialog was closed, by a person or after saving.',
  },
  parts: parts('heading', 'button', 'primary-button', 'field', 'dialog'),
} satisfies ElementDocs<typeof attributes, Events>
