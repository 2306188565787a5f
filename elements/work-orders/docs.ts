import { type ElementDocs, parts } from '../base/docs'
import type { attributes, Events } from './contract'

export default {
  doc: 'The work orders of a partner: active and archived lists with search, filters and pages, and one order opened.',
  attributes: {
    items: 'Which list: active, archive, or both.',
    search: 'Work order number or composition name to look for.',
    summary: 'The strip of what is due today over the list; "none" leaves it out.',
    order: 'What the list is sorted by; a minus stands for descending.',
    filter:
      'Orders that are shown, as parts with a space between: "status:assigned,approved", "risk:overdue,no-pick-up,at-risk,today,one-day", "appliance:RD-1042", "ship-by:today", "ship-by:7d", "ship-by:2026-11-19..2026-11-26", and "day:to-ship", "day:at-risk" or "day:next" for the orders behind a figure of today.',
    page: 'The page of the orders that are shown, from 1.',
    pageSize: 'Rows a page.',
    workOrderNo: 'The work order that is opened.',
    tab: 'The part of the opened work order.',
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
