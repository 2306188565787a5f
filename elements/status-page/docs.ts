import { type ElementDocs, parts } from '../base/docs'
import type { attributes, Events } from './contract'

export default {
  doc: 'Says that an account has no access, that there is no such account or page, or that the portal is being maintained.',
  attributes: {
    kind: 'What it says.',
  },
  parts: parts('heading', 'button', 'primary-button'),
  slots: { contacts: 'Takes the place of the support contacts.' },
} satisfies ElementDocs<typeof attributes, Events>
