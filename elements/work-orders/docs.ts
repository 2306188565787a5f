import { type ElementDocs, parts } from '../base/docs'
import type { attributes, Events } from './contract'

export default {
  doc: 'The work orders of a partner: active and archived lists with search and pages, and one order opened.',
  attributes: {
    items: 'Which list: active, archive, or both.',
    search: 'Work order number or composition name to look for.',
    page: 'The page, from 1.',
    pageSize: 'Rows a page.',
    workOrderNo: 'The work order that is opened.',
    tab: 'The part of the opened work order.',
  },
  events: {
    'reeldock-work-order-opened': 'A work order was opened.',
  },
  parts: parts('heading', 'toolbar', 'table', 'primary-button'),
} satisfies ElementDocs<typeof attributes, Events>
