import { find, settle } from './steps.js'

/**
 * A depot's list of an order: two rows that change it, one with an unknown serial number, one without a tracking
 * number.
 */
const depotList = [
  'Serial Number,Work Order Number,Shipping Courier Type,Shipping Tracking Number,Shipping Comments,Status',
  '11,WO-48213,FedEx,986760891733,,',
  '12,WO-48213,FedEx,986398585592,,',
  '9999,WO-48213,FedEx,986398585593,,',
  '13,WO-48213,FedEx,,,',
].join('\n')

export async function importList() {
  const files = new DataTransfer()
  files.items.add(new File([depotList], 'WO-48213.csv', { type: 'text/csv' }))
  const input = await find('input[type=file]')
  input.files = files.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
  await find('.import-preview .table')
  await settle()
}
