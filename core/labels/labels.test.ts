import { expect } from 'chai'
import { shipment, workOrderNo } from '../shipments/fixtures'
import { editOf } from '../shipments/mapping'
import type { Shipment } from '../wire/shipments'
import type { Composition, Movie } from '../wire/work-orders'
import { type Around, labelOf } from './labels'
import { needsLabel } from './needs-label'

const ov = 'NorthboundLine_FTR-1_S_EN-XX_US-13_51_2K_20261001_SMPTE_OV'
const vf = 'NorthboundLine_FTR-2_S_EN-DE_US-13_51_2K_20261001_SMPTE_VF'

const around: Around = { workOrderNo, count: 41, zone: 'America/Chicago', movies: new Map(), compositions: [] }
const movie = (compositionId: string, movieName: string): Movie => ({
  compositionId,
  movieId: 'm-1',
  movieName,
  releaseDate: null,
  language: null,
})
const composition = (id: string, size: number): Composition => ({
  id,
  cplName: id,
  size,
  dcpTransferStatus: null,
  download: null,
})
const label = (changes: Partial<Shipment> = {}, more: Partial<Around> = {}) => {
  const row = shipment(3, changes)
  return labelOf({ shipment: row, edit: editOf(row) }, { ...around, ...more })
}

// @spec 1.15, 5.64, 5.65
it('a label has the drive, its destination and its deadline', () => {
  const { code, ordinal, count, bookingNo, theatre, city, shipBy, deliverBy, driveType } = label()
  expect({ code, ordinal, count, bookingNo, theatre, city, driveType }).to.deep.equal({
    code: 'WO-48213-003',
    ordinal: 3,
    count: 41,
    bookingNo: 'B-1003',
    theatre: 'Theatre 3',
    city: 'Salem',
    driveType: 'CRU',
  })
  expect(shipBy).to.deep.equal({ at: '2026-11-19T23:00:00Z', zone: 'America/Chicago' })
  expect(deliverBy).to.deep.equal({ at: '2026-11-21T16:00:00Z', zone: 'America/Los_Angeles' })
})

// @spec 5.68
it('a label has the deliver-by in the partner’s zone if the theatre’s is unknown to the platform', () => {
  for (const timezone of ['Eastern Standard Time', 'UTC-5', 'Etc/Unknown', 'America/Nowhere', '']) {
    const { deliverBy } = label({ theatre: { ...shipment(3).theatre, timezone } })
    expect(deliverBy?.zone, timezone).to.equal('America/Chicago')
  }
  const { deliverBy } = label({ theatre: { ...shipment(3).theatre, timezone: 'UTC-5' } }, { zone: 'UTC-6' })
  expect(deliverBy?.zone).to.equal('UTC')
})

it('a label omits facts that were not reported', () => {
  const bare = label({
    bookingNo: '',
    driveType: null,
    compositions: [{ id: 'c-1', cplName: 'my film final v2' }],
    dispatchDeadline: '',
  })
  const { title, chips, packages, size, driveType, bookingNo, returnTo, returnBy, shipBy } = bare
  expect({ title, size, driveType, bookingNo, returnTo, returnBy, shipBy }).to.deep.equal({
    title: null,
    size: null,
    driveType: null,
    bookingNo: null,
    returnTo: null,
    returnBy: null,
    shipBy: null,
  })
  expect([...chips, ...packages]).to.deep.equal([])
  expect(bare.names).to.deep.equal(['my film final v2'])
})

it('a label has the film’s name, else that of the composition', () => {
  expect(label().title).to.equal('NorthboundLine')
  const movies = new Map([['c-1', movie('c-1', 'Northbound Line')]])
  expect(label({}, { movies }).title).to.equal('Northbound Line')
})

it('a label has only facts that all compositions of the drive share', () => {
  const both = [
    { id: 'c-1', cplName: ov },
    { id: 'c-2', cplName: vf },
  ]
  const { chips, packages, title } = label({ compositions: both })
  expect(chips).to.deep.equal(['FTR', 'S', '51', '2K', 'SMPTE'])
  expect(packages).to.deep.equal(['OV', 'VF'])
  expect(title).to.equal('NorthboundLine')
  expect(label({ compositions: [...both, { id: 'c-3', cplName: 'free name' }] }).chips).to.deep.equal([])
})

it('a label has a size only if all sizes are known', () => {
  const compositions = [
    { id: 'c-1', cplName: ov },
    { id: 'c-2', cplName: vf },
  ]
  const known = [composition('c-1', 200), composition('c-2', 50)]
  expect(label({ compositions }, { compositions: known }).size).to.equal(250)
  expect(label({ compositions }, { compositions: known.slice(1) }).size).to.equal(null)
  expect(label({ compositions: [] }, { compositions: known }).size).to.equal(null)
})

it('a label has the return tracking number as reported, and as edited', () => {
  const returnDetails = { type: 'DHL', slug: 'dhl', reference: null, comments: null, address: ' 1 Depot Rd, Reno ' }
  const row = shipment(3, { returnDetails })
  expect(label({ returnDetails }).returnTo).to.equal('1 Depot Rd, Reno')
  expect(label({ returnDetails }).returnBy).to.equal('DHL')
  const edit = { ...editOf(row), returnTracking: '3318810025' }
  expect(labelOf({ shipment: row, edit }, around).returnBy).to.equal('DHL 3318810025')
})

it('cancelled, delivered and electronic shipments need no label', () => {
  const statuses = ['pending', 'dispatched', 'delivered', 'pending_cancellation', 'cancelled', 'rejected'] as const
  const needing = statuses.filter(status => needsLabel({ status, deliveryMode: 'PARTNERS' }))
  expect(needing).to.deep.equal(['pending', 'dispatched'])
  expect(needsLabel({ status: 'pending', deliveryMode: 'ELECTRONIC' })).to.equal(false)
})
