import { type ElementDocs, parts } from '../base/docs'
import type { attributes, Events } from './contract'

export default {
  doc: 'A partner’s registration: a wizard of three steps with a saved draft, and the state of the submission.',
  attributes: {
    step: 'The step that is shown. After a submission, the approval decides which state is shown.',
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
