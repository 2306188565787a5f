import type { ElementDocs } from '../base/docs'

export default {
  doc: 'The line at the foot of a page: copyright, about us, forum, terms of service and products, from `links`.',
} satisfies ElementDocs
