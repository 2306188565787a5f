import { type ElementDocs, parts } from '../base/docs'
import type { attributes, Events } from './contract'

export default {
  doc: 'Where a partner delivers, how fast and at what price: areas and theatre lists, current and pending approval.',
  attributes: {
    view: 'The current areas, or the changes that are pending approval.',
    delivery: 'The tab that is shown: drive delivery or electronic delivery.',
    list: 'The list that is shown: service areas or theatre lists.',
  },
  events: {
    'reeldock-service-areas-submitted': 'Service areas and theatre lists were submitted.',
  },
  parts: parts('heading', 'table', 'table-head', 'table-cell', 'button', 'primary-button', 'field', 'badge', 'dialog'),
} satisfies ElementDocs<typeof attributes, Events>
