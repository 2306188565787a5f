import { type ElementDocs, parts } from '../base/docs'
import type { attributes, Events } from './contract'

export default {
  doc: 'Where a partner delivers, how fast and for how much: areas and theatre lists, in force and waiting for approval.',
  attributes: {
    view: 'What is in force, or what waits for approval.',
    delivery: 'The tab: drive delivery or electronic delivery.',
    list: 'Service areas or theatre lists.',
  },
  events: {
    'reeldock-service-areas-submitted': 'Service areas and theatre lists were submitted.',
  },
  parts: parts('heading', 'table', 'table-head', 'table-cell', 'button', 'primary-button', 'field', 'badge', 'dialog'),
} satisfies ElementDocs<typeof attributes, Events>
