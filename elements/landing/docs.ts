import { type ElementDocs, parts } from '../base/docs'

export default {
  doc: 'The entry page: one link to the sign-in provider, which also creates accounts.',
  parts: parts('heading', 'button', 'primary-button'),
} satisfies ElementDocs
