import type { Bench } from './types'

const sizes = [2000]
const small = 60
const presses = ['sort', 'filter', 'groups', 'open a row']

const rows: Bench = {
  name: 'today',
  pages: 'today/rows',
  alike:
    'The element of work orders is put on the page and draws the first 25 active orders in their groups. Only the time until then is measured, so the back end holds back what the list reads in the background afterwards.',
  sizes,
  small,
  contenders: {
    ours: 'the list that goes on to read all active orders',
    page: 'a page of the back end, which a search that fits every order asks for: nothing is read after it',
  },
  steps: [{ name: 'first rows', turns: 6, warm: 2 }],
  clocks: ['main'],
  limits: [{ step: 'first rows', against: 'page', atMost: 1.05, clock: 'main', sizes }],
}

const list: Bench = {
  name: 'today',
  pages: 'today/presses',
  alike:
    'All active orders, 25 a page, in five columns and the arrow of the row. Steps: sort by number up and down; filter to one status and back; sort by ship-by up and down, with heads of groups; open one row after the other.',
  sizes,
  small,
  contenders: {
    ours: 'reeldock-work-orders with all orders read: heads, boxes of a chip and arrows are clicked',
    'ag-grid':
      'AG Grid Community 36.2 without animation, cells copied from markup made beforehand, without badges; filtered by its interface, heads of groups and opened rows as rows of full width',
  },
  steps: presses.map(name => ({ name, turns: 6, warm: 2 })),
  clocks: ['main'],
  limits: presses.map(step => ({ step, against: 'ag-grid', atMost: 0.7, clock: 'main', sizes })),
}

const events: Bench = {
  name: 'today',
  pages: 'today/events',
  alike:
    'The list with all active orders read. The hour is 3,600 events of orders, downloads and shipments, ten in a task. Each event moves the clock of the page by a second. Every five minutes the list is read again.',
  sizes,
  small,
  contenders: {
    ours: 'the list after the hour',
    start: 'the list before it',
  },
  steps: [{ name: 'an hour', turns: 1 }],
  clocks: ['heap'],
  limits: [{ step: 'an hour', against: 'start', atMost: 1.1, clock: 'heap', sizes }],
}

/** The benches of the list of work orders, which reads every active order after its first rows. */
export const today: readonly Bench[] = [rows, list, events]
