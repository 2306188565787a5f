import { type ElementDocs, parts } from '../base/docs'
import type { attributes, Events } from './contract'

export default {
  doc: 'Says that an account has no access, that an account or page does not exist, or that the portal is down for maintenance.',
  attributes: {
    kind: 'The message that is shown.',
  },
  parts: parts('heading', 'button', 'primary-button'),
  slots: { contacts: 'Replaces the support contacts.' },
} satisfies ElementDocs<typeof attributes, Events>
