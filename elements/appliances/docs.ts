import { type ElementDocs, parts } from '../base/docs'
import type { attributes, Events } from './contract'

export default {
  doc: 'The appliances of a partner: their bays and ports as they physically sit, and the state of each copy.',
  attributes: {
    applianceId: 'The appliance that is open beside the others.',
  },
  events: {
    'reeldock-duplication-started': 'Copies were started.',
  },
  parts: parts('heading', 'button', 'primary-button', 'field', 'badge', 'chip', 'dialog'),
} satisfies ElementDocs<typeof attributes, Events>
