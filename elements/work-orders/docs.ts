import { type ElementDocs, parts } from '../base/docs'
import type { attributes, Events } from './contract'

export default {
  doc: 'The work orders of a partner: active and archived lists with search, filters and pages, and one order opened.',
  attributes: {
    items: 'The list that is shown: active, archived, or both.',
    search: 'A work order number or composition name to search for.',
    summary: 'The summary of today above the list; "none" hides it.',
    order: 'The sort order; a minus means descending.',
    filter:
      'The orders that are shown, as parts separated by spaces: "status:assigned,approved", "risk:overdue,no-pick-up,at-risk,today,one-day", "appliance:RD-1042", "ship-by:today", "ship-by:7d", "ship-by:2026-11-19..2026-11-26", and "day:to-ship", "day:at-risk" or "day:next" for the orders behind a figure of today.',
    page: 'The page of the orders that are shown, from 1.',
    pageSize: 'Rows per page.',
    workOrderNo: 'The work order that is open.',
    tab: 'The tab of the open work order.',
  },
  events: {
    'reeldock-work-order-opened': 'A work order was opened.',
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
    'badge',
    'chip',
    'dialog',
  ),
} satisfies ElementDocs<typeof attributes, Events>
