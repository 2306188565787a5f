import { importList } from './import-state.js'
import { ask, choose, find, press, type } from './steps.js'

const order = { scenario: 'approved-manual', attributes: { 'work-order-no': 'WO-48213' } }

const firstPending = '[data-row="WO-48213-S011"]'

async function typeTracking(number) {
  await press(`${firstPending}[data-field="shippingTracking"]`)
  await type(`${firstPending}[data-field="shippingTracking"] input`, number)
}

async function shipWithoutTracking() {
  await press(`${firstPending}[data-field="status"]`)
  await choose(`${firstPending}[data-field="status"] select`, 'dispatched')
}

async function openLabels() {
  await press('.toolbar-actions .button:last-child')
  await find('.label-paper .drive-label')
}

/** Saves another number, as somebody else, for the row that is being edited. */
async function saveElsewhere({ backend }) {
  await typeTracking('1Z5R89390357567127')
  const path = '/v1/work-orders/WO-48213/shipments'
  const row = (await ask(backend, path)).find(({ ordinal }) => ordinal === 11)
  const shippingDetails = { type: 'FedEx', slug: 'fedex', reference: '986917333067', comments: null }
  await ask(backend, path, { method: 'PUT', body: [{ ...row, shippingDetails }] })
  backend.emit({ type: 'shipments.changed', workOrderNo: 'WO-48213' })
  await find('.elsewhere')
}

/**
 * A pasted list with a title row, a repeated number, a number spoiled by a spreadsheet, and numbers without a courier.
 */
const numbers = [
  'Courier\tTracking number',
  'UPS\t1Z5R89390356122046',
  'UPS\t1Z5R89390356122199',
  '\t986612345677',
  'UPS\t1Z5R89390356122199',
  'UPS\t1Z5R89390356122519',
  '\t1.00E+16',
  '\t320595463938',
  'FedEx\t986578788855',
  'UPS\t1Z5R89390356122662',
].join('\n')

async function pasteNumbers() {
  await press('.toolbar-actions .button:nth-last-child(2)')
  await type('.paste-area', numbers)
  await find('.paste-table tbody tr:nth-child(9)')
}

/** Returns the states of the shipments. The parameter holds the states that every element has. */
export function shipmentStates({ loading, failing, offline, ended }) {
  return [
    { state: 'ready', ...order },
    { ...order, ...loading },
    { ...order, ...failing },
    { ...order, ...offline },
    { ...order, ...ended },
    { state: 'unsaved', ...order, steps: () => typeTracking('1Z5R89390357567127') },
    { state: 'needs tracking', ...order, steps: () => shipWithoutTracking() },
    { state: 'labels', attributes: { 'work-order-no': 'WO-30103' }, steps: openLabels },
    { state: 'import', ...order, steps: importList },
    { state: 'conflict', ...order, steps: saveElsewhere },
    { state: 'paste', ...order, steps: pasteNumbers },
  ]
}
