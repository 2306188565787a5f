import { type ElementDocs, parts } from '../base/docs'
import type { attributes, Events } from './contract'

export default {
  doc: 'The shipments of one work order: couriers, tracking numbers and statuses, edited in place or by a spreadsheet import.',
  attributes: {
    workOrderNo: 'The work order whose shipments are shown.',
  },
  events: {
    'reeldock-shipments-saved': 'Edited shipments were saved.',
    'reeldock-shipments-imported': 'Shipments were changed by a spreadsheet import, and saved.',
  },
  parts: parts(
    'heading',
    'toolbar',
    'table',
    'table-head',
    'table-cell',
    'button',
    'primary-button',
    'field',
    'checkbox',
    'chip',
    'dialog',
  ),
} satisfies ElementDocs<typeof attributes, Events>
