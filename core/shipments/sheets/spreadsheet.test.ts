import { expect } from 'chai'
import { shipment, shipped, workOrderNo } from '../fixtures'
import { exportFileName, exportSheet } from './export-sheet'
import { readRows, sheetColumns } from './spreadsheet'

const context = { workOrderNo, zone: 'America/New_York' }

describe('the shipments spreadsheet', () => {
  // @spec 3.54, 5.69
  it('has the twenty columns of the specification, in its order', () => {
    expect(sheetColumns.map(({ title }) => title)).to.deep.equal([
      'Serial Number',
      'Booking Reference',
      'Work Order Number',
      'Compositions',
      'Theatre Name',
      'Address1',
      'Address2',
      'City',
      'State',
      'Zip',
      'Country',
      'Phone Number',
      'Deliver By',
      'Shipping Courier Type',
      'Shipping Tracking Number',
      'Shipping Comments',
      'Return Courier Type',
      'Return Tracking Number',
      'Return Comments',
      'Status',
    ])
  })

  // @spec 3.40, 5.70, 5.71, 5.72, 5.73, 5.74
  it('exports every shipment by ordinal, with each field in its column', () => {
    const row = shipped(2, 'FedEx', '986578788855', {
      compositions: [
        { id: 'c-1', cplName: 'A_OV' },
        { id: 'c-2', cplName: 'A_VF' },
      ],
      returnDetails: { type: 'UPS', slug: 'ups', reference: '1Z', comments: 'in the case' },
    })
    const { rows } = exportSheet([row, shipment(1, { status: 'pending_cancellation' })], context)
    expect(rows[1]).to.deep.equal([
      2,
      'B-1002',
      'WO-48213',
      'A_OV; A_VF',
      'Theatre 2',
      '2 Main St',
      'Salem, OR',
      'Salem',
      'Oregon',
      '97301',
      'United States',
      '+1 503 555 0100',
      '2026-11-21 08:00 America/Los_Angeles',
      'FedEx',
      '986578788855',
      '',
      'UPS',
      '1Z',
      'in the case',
      'Shipped',
    ])
    expect(rows[0]?.at(-1)).to.equal('Pending_cancellation')
  })

  const zones: [string | undefined, string, string][] = [
    ['Europe/Paris', 'America/New_York', '2026-11-21 17:00 Europe/Paris'],
    [undefined, 'America/New_York', '2026-11-21 11:00 America/New_York'],
    ['Mars/Olympus', 'America/New_York', '2026-11-21 11:00 America/New_York'],
    ['Eastern Standard Time', 'America/New_York', '2026-11-21 11:00 America/New_York'],
    [' Europe/Paris ', 'America/New_York', '2026-11-21 17:00 Europe/Paris'],
    [undefined, 'nowhere', '2026-11-21 16:00 UTC'],
  ]
  // @spec 5.71, 5.68
  for (const [timezone, zone, expected] of zones)
    it(`writes Deliver By for ${timezone ?? 'a theatre without a zone'} and a partner in ${zone}`, () => {
      const { timezone: _, ...theatre } = shipment(1).theatre
      const row = shipment(1, { theatre: timezone ? { ...theatre, timezone } : theatre })
      expect(exportSheet([row], { workOrderNo, zone }).rows[0]?.[12]).to.equal(expected)
    })

  it('accepts shipments with missing fields', () => {
    const { phone: _, ...theatre } = shipment(1).theatre
    const bare = shipment(1, { theatre: { ...theatre, state: null }, deliverOn: 'soon' })
    const row = exportSheet([bare], context).rows[0]
    expect([row?.[8], row?.[11], row?.[12], row?.[13]]).to.deep.equal(['', '', '', ''])
  })

  it('names the file with characters that all systems allow', () => {
    expect(exportFileName('WO-48213', '2026-11-19')).to.equal('WO-48213_shipments_2026-11-19.xlsx')
    expect(exportFileName('WO/4:8*', '2026-11-19')).to.equal('WO-4-8-_shipments_2026-11-19.xlsx')
  })
})

describe('reading rows', () => {
  it('finds columns by their titles in any order, case, blanks and punctuation', () => {
    const read = readRows([
      ['STATUS', ' tracking no. ', 'Extra', 'shipping  courier type', 'work order', 'Serial #', null, 7],
      ['Shipped', '00734', 'ignored', 'UPS', 'WO-1', '12', 'x', 3],
    ])
    expect(read?.rows).to.deep.equal([
      {
        row: 2,
        cells: {
          serial: '12',
          workOrder: 'WO-1',
          shippingCourier: 'UPS',
          shippingTracking: '00734',
          status: 'Shipped',
        },
      },
    ])
    expect(read?.missing).to.deep.equal(['shippingComments', 'returnCourier', 'returnTracking', 'returnComments'])
  })

  it('prefers the full title over another one for the same column', () => {
    const read = readRows([
      ['Serial Number', 'Tracking', 'Shipping Tracking Number'],
      [1, 'other', 'full'],
    ])
    expect(read?.rows[0]?.cells.shippingTracking).to.equal('full')
  })

  it('finds titles under a few other lines, numbers rows as the sheet does, and skips empty ones', () => {
    const read = readRows([
      ['Shipments of November'],
      [],
      ['Serial Number', 'Notes'],
      [null, 'not ours'],
      [5, null],
      ['  ', null],
      [6],
    ])
    expect(read?.rows.map(({ row }) => row)).to.deep.equal([5, 7])
  })

  it('returns null without titles', () => {
    expect(readRows([['a'], ['b']])).to.equal(null)
    expect(readRows([])).to.equal(null)
  })
})
