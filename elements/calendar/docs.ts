import { type ElementDocs, parts } from '../base/docs'
import type { attributes, Events } from './contract'

export default {
  doc: 'The calendar of a partner: holidays, discounts and surges by month, with import from and export to other calendars.',
  attributes: {
    month: 'The month shown, as YYYY-MM; by default the current month.',
  },
  events: {
    'reeldock-calendar-saved': 'Days were saved, or a save was undone.',
  },
  parts: parts('heading', 'button', 'primary-button', 'field', 'checkbox', 'day', 'dialog'),
} satisfies ElementDocs<typeof attributes, Events>
