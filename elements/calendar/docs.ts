import { type ElementDocs, parts } from '../base/docs'
import type { attributes, Events } from './contract'

export default {
  doc: 'The calendar of a partner: holidays, discounts and surges by month, and their way to and from other calendars.',
  attributes: {
    month: 'The month shown, as YYYY-MM; the one of today without it.',
  },
  events: {
    'reeldock-calendar-saved': 'Days were saved, or put back as they were.',
  },
  parts: parts('heading', 'button', 'primary-button', 'field', 'checkbox', 'day', 'dialog'),
} satisfies ElementDocs<typeof attributes, Events>
