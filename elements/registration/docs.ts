import { type ElementDocs, parts } from '../base/docs'
import type { attributes, Events } from './contract'

export default {
  doc: 'A partner’s registration: a wizard of three steps, kept while it is typed, and what became of it.',
  attributes: {
    step: 'The step that is shown. The states after a submission show themselves by the approval.',
  },
  events: {
    'reeldock-registration-submitted': 'The registration was submitted.',
  },
  parts: parts(
    'heading',
    'table',
    'table-head',
    'table-cell',
    'button',
    'primary-button',
    'field',
    'checkbox',
    'badge',
    'dialog',
  ),
} satisfies ElementDocs<typeof attributes, Events>
