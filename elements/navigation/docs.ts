import { type ElementDocs, parts } from '../base/docs'
import type { attributes, Events } from './contract'

export default {
  doc: 'The header of the portal page: its menu by approval and role, theme and language, and the sign-out.',
  attributes: {
    path: 'The path that is open; its menu item is marked.',
    signOutOnly: 'Shows only the sign-out, for maintenance and no access.',
  },
  parts: parts('button', 'badge'),
} satisfies ElementDocs<typeof attributes, Events>
