import { type ElementDocs, parts } from '../base/docs'

export default {
  doc: 'The way in: one link to the sign-in provider, which also signs up.',
  parts: parts('heading', 'button', 'primary-button'),
} satisfies ElementDocs
