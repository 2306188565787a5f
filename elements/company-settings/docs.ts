import { type ElementDocs, parts } from '../base/docs'
import type { attributes, Events } from './contract'

export default {
  doc: 'The details of a company: phones, emails, time zone, hours and certifications. Read-only for all but admins.',
  events: {
    'reeldock-company-saved': 'The company details were saved, at the account site too.',
  },
  parts: {
    ...parts('heading', 'button', 'primary-button', 'field', 'checkbox'),
    column: 'The whole content, as a centred column of 920 px.',
  },
} satisfies ElementDocs<typeof attributes, Events>
