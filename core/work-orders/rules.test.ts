import { expect } from 'chai'
import { text, verbatim } from '../i18n/translate'
import type { Composition, WorkOrder } from '../wire/work-orders'
import { rowOf } from './mapping'
import { defaultQuery, offsetOf, pageCount, sameQuery, statusCounts } from './rules'
import { orderLook } from './statuses'
import { downloadLook, uploadLook } from './transfers'
import english from './words/en'

const order = (changes: Partial<WorkOrder> = {}): WorkOrder => ({
  workOrderNo: 'WO-1',
  status: 'assigned',
  assignedOn: '2026-11-19T12:00:00Z',
  deliveryMode: 'PARTNERS',
  tasks: [],
  compositions: [],
  shipments: [],
  totalCopied: 0,
  totalDrives: 0,
  nextShipBy: null,
  overallWorkOrderStatusChangedInServer: false,
  ...changes,
})
const row = (changes: Partial<WorkOrder> = {}) => rowOf(order(changes))

describe('pages of work orders', () => {
  it('start at the first one, with 25 active orders', () => {
    expect(defaultQuery).to.deep.equal({ items: 'current', search: '', page: 1, pageSize: 25 })
  })

  const offsets: [page: number, pageSize: number, offset: number][] = [
    [1, 25, 0],
    [2, 25, 25],
    [3, 10, 20],
    [5, 50, 200],
  ]
  for (const [page, pageSize, offset] of offsets)
    it(`start page ${page} of ${pageSize} after ${offset} orders`, () => {
      expect(offsetOf({ ...defaultQuery, page, pageSize })).to.equal(offset)
    })

  const counts: [total: number, pageSize: number, pages: number][] = [
    [0, 25, 1],
    [1, 25, 1],
    [25, 25, 1],
    [26, 25, 2],
    [240, 50, 5],
  ]
  for (const [total, pageSize, pages] of counts)
    it(`split ${total} orders into ${pages} pages of ${pageSize}`, () =>
      expect(pageCount(total, pageSize)).to.equal(pages))

  it('are the same only when all parts of their queries are equal', () => {
    expect(sameQuery(defaultQuery, { ...defaultQuery })).to.equal(true)
    for (const other of [{ items: 'all' }, { search: 'x' }, { page: 2 }, { pageSize: 10 }] as const)
      expect(sameQuery(defaultQuery, { ...defaultQuery, ...other })).to.equal(false)
  })
})

describe('the status of a work order', () => {
  const labels: Record<WorkOrder['status'], string> = {
    assigned: 'Assigned',
    approved: 'Approved',
    rejected: 'Rejected',
    ready_to_process: 'Ready to process',
    in_process: 'In process',
    fulfilled: 'Fulfilled',
    cancelled: 'Cancelled',
    download_in_progress: 'Download in progress',
    download_failed: 'Download failed',
    copy_in_progress: 'Copy in progress',
    shipment_pending: 'Shipment pending',
    shipment_completed: 'Shipment completed',
    update_shipping_details: 'Update shipping details',
    shipments_pending_cancellation: 'Shipments pending cancellation',
  }
  // @spec 4.14, 4.15
  for (const [status, label] of Object.entries(labels))
    it(`shows “${label}” and an icon for ${status}`, () => {
      const shown = orderLook(status)
      if (!('key' in shown.label)) throw new Error('no key')
      expect(english[shown.label.key as keyof typeof english]).to.equal(label)
      expect(shown.icon).not.to.equal('point')
    })

  const unknown: [status: string | null | undefined, label: string][] = [
    ['awaiting_customs', 'Awaiting customs'],
    ['ON-HOLD', 'On hold'],
    ['x', 'X'],
    ['', '–'],
    ['__', '–'],
    [null, '–'],
    [undefined, '–'],
    ['constructor', 'Constructor'],
    ['__proto__', 'Proto'],
    ['ümlaut', 'Ümlaut'],
  ]
  // @spec 2.51
  for (const [status, label] of unknown)
    it(`shows “${label}” in a neutral tone for the unknown status ${JSON.stringify(status)}`, () => {
      expect(orderLook(status)).to.deep.equal({ icon: 'point', label: verbatim(label), tone: 'mute' })
    })

  it('is counted on the page, in the order of its first appearance', () => {
    const rows = ['assigned', 'cancelled', 'assigned', 'held'].map(status =>
      row({ status: status as WorkOrder['status'] }),
    )
    expect([...statusCounts(rows)]).to.deep.equal([
      ['assigned', 2],
      ['cancelled', 1],
      ['held', 1],
    ])
  })
})

describe('the transfer of a composition', () => {
  const composition = (changes: Partial<Composition>): Composition => ({
    id: 'c',
    cplName: 'Film',
    size: 0,
    dcpTransferStatus: null,
    download: null,
    ...changes,
  })
  const download = (status: string, percentage: number | null = null) =>
    composition({ download: { status: status as 'queued', percentage } })
  const table: [situation: string, Composition, texts: unknown][] = [
    ['no transfer', composition({}), undefined],
    ['an upload that started', composition({ dcpTransferStatus: 'started' }), text('workOrders.transfer.started')],
    [
      'an upload that is complete',
      composition({ dcpTransferStatus: 'completed' }),
      text('workOrders.transfer.completed'),
    ],
    [
      'an upload with an unknown status',
      composition({ dcpTransferStatus: 'verifying' as 'started' }),
      verbatim('Verifying'),
    ],
    ['a download with an unknown percentage', download('in_progress'), text('workOrders.download.inProgress')],
    ['a download', download('in_progress', 41.6), text('workOrders.download.percentage', { percentage: 41 })],
    ['a download at its start', download('in_progress', 0), text('workOrders.download.percentage', { percentage: 0 })],
    ['a stalled download', download('stalled', 40), text('workOrders.download.stalled')],
    ['a download with an unknown status', download('warming_up'), verbatim('Warming up')],
    ['a download with the name of a method as its status', download('toString'), verbatim('Tostring')],
    ['a download without a status', download(null as unknown as string), verbatim('–')],
    [
      'a download and an upload',
      composition({ dcpTransferStatus: 'completed', download: { status: 'failed', percentage: null } }),
      [text('workOrders.download.failed'), text('workOrders.transfer.completed')],
    ],
  ]
  for (const [situation, input, texts] of table)
    it(`has its text for ${situation}`, () => {
      const looks = [downloadLook(input), uploadLook(input)].flatMap(look => look?.label ?? [])
      expect(looks).to.deep.equal(texts === undefined ? [] : [texts].flat())
    })
})

describe('a work order of a server', () => {
  // @spec 4.16
  it('is past by its status alone, in any list (decision 36)', () => {
    const statuses = ['fulfilled', 'cancelled', 'rejected', 'shipment_completed', 'ready_to_copy']
    expect(statuses.map(status => row({ status } as Partial<WorkOrder>).past)).to.deep.equal([
      true,
      true,
      true,
      false,
      false,
    ])
  })

  // @spec 3.32, 3.33
  it('has defaults for fields that a server omits or sends as null', () => {
    const bare = {
      workOrderNo: 'WO-1',
      status: null,
      compositions: [{ id: 'c' }],
      shipments: null,
    } as unknown as WorkOrder
    expect(rowOf(bare, true)).to.deep.equal({
      workOrderNo: 'WO-1',
      status: null,
      tasks: [],
      compositions: [{ id: 'c', cplName: 'c', size: 0, dcpTransferStatus: null, download: null }],
      shipments: [],
      totalCopied: 0,
      totalDrives: 0,
      shippedDrives: null,
      nextShipBy: null,
      overallWorkOrderStatusChangedInServer: false,
      past: true,
    })
  })
})
