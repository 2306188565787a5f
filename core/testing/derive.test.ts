import { expect } from 'chai'
import type { ShipmentStatus } from '../wire/shipments'
import type { DownloadStatus, WorkOrderStatus } from '../wire/work-orders'
import { derive, statusOf } from './derive'
import { plainOrder, testNow } from './fixtures'
import type { OrderRecord } from './records'

const plain = plainOrder()
const count = plain.shipments.length
const tracked = { type: 'UPS', slug: 'ups', reference: '1Z', comments: null }

const downloads = (outcome: DownloadStatus): Partial<OrderRecord> => ({
  compositions: plain.compositions.map(one => ({ ...one, download: { startedAt: 0, stages: [], outcome } })),
})
const all = (status: ShipmentStatus, shippingDetails: typeof tracked | null = tracked): Partial<OrderRecord> => ({
  shipments: plain.shipments.map(shipment => ({ ...shipment, status, shippingDetails })),
})
const transfers = (...statuses: ('started' | 'completed' | null)[]): Partial<OrderRecord> => ({
  deliveryMode: 'ELECTRONIC',
  compositions: statuses.map((dcpTransferStatus, index) => ({
    ...plain.compositions[0],
    id: `c${index}`,
    cplName: '',
    size: 1,
    inStore: true,
    download: null,
    dcpTransferStatus,
  })),
})

const table: [string, Partial<OrderRecord>, WorkOrderStatus][] = [
  ['nothing started', {}, 'assigned'],
  ['approved by the partner', { status: 'approved' }, 'approved'],
  ['rejected by the partner', { status: 'rejected', ...all('delivered') }, 'rejected'],
  ['every shipment cancelled', all('cancelled', null), 'cancelled'],
  ['a download queued', downloads('queued'), 'download_in_progress'],
  ['a download stalled', downloads('stalled'), 'download_in_progress'],
  ['a download failed', downloads('failed'), 'download_failed'],
  ['everything downloaded', downloads('completed'), 'ready_to_process'],
  ['a first copy in a bay', { ...downloads('completed'), copying: 1 }, 'copy_in_progress'],
  ['some copied', { totalCopied: 1 }, 'copy_in_progress'],
  ['all copied', { totalCopied: count }, 'shipment_pending'],
  ['all shipped', { totalCopied: count, ...all('dispatched') }, 'shipment_completed'],
  ['shipped without tracking', { totalCopied: count, ...all('dispatched', null) }, 'update_shipping_details'],
  ['to be cancelled', { totalCopied: count, ...all('pending_cancellation') }, 'shipments_pending_cancellation'],
  ['all delivered', all('delivered'), 'fulfilled'],
  ['a transfer started', transfers('started', null), 'in_process'],
  ['one of two transfers completed', transfers('completed', 'started'), 'in_process'],
  ['every transfer completed', transfers('completed', 'completed'), 'fulfilled'],
]

describe('the status of a work order', () => {
  for (const [name, changes, expected] of table)
    it(`${name}: ${expected}`, () => expect(statusOf({ ...plain, ...changes }, testNow)).to.equal(expected))
})

describe('the punctuality of an order', () => {
  const half = Math.ceil(count / 2)
  const sent = (isDelivered: (index: number) => boolean, late = false): Partial<OrderRecord> => ({
    shipments: plain.shipments.map((shipment, index) => ({
      ...shipment,
      status: isDelivered(index) ? 'delivered' : 'dispatched',
      dispatchedOn: late && index === 0 ? '2099-01-01T00:00:00Z' : shipment.dispatchDeadline,
    })),
  })
  const deliveredBefore = (end: number): Partial<OrderRecord> => ({
    shipments: (sent(() => true).shipments ?? []).map((shipment, index) =>
      index < end ? shipment : { ...shipment, status: 'cancelled', dispatchedOn: null },
    ),
  })
  const cases: [string, Partial<OrderRecord>, OrderRecord['onTime']][] = [
    ['nothing shipped', {}, 'open'],
    ['all shipped in time, none delivered', sent(() => false), 'open'],
    ['all shipped in time, some delivered', sent(index => index < half), 'open'],
    ['one shipped late, some delivered', sent(index => index < half, true), 'open'],
    ['all delivered', sent(() => true), 'yes'],
    ['all delivered, one shipped late', sent(() => true, true), 'no'],
    ['every shipment delivered or cancelled', deliveredBefore(half), 'yes'],
    ['every shipment cancelled', deliveredBefore(0), 'open'],
  ]
  for (const [name, changes, expected] of cases)
    it(`${name}: ${expected}`, () => {
      const { onTime, delivered, totalDrives } = derive({ ...plain, ...changes }, testNow)
      expect(onTime).to.equal(expected)
      if (onTime !== 'open') expect(delivered).to.equal(totalDrives)
    })
})
