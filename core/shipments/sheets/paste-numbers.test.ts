import { expect } from 'chai'
import type { ShipmentStatus } from '../../wire/shipments'
import { shipped } from '../fixtures'
import { editOf } from '../mapping'
import { couriers, fedex, rowsWith, ups, ups2 } from './paste-fixtures'
import { ordersByNumber } from './paste-numbers'
import { type PasteOptions, planPaste } from './paste-plan'

const plan = (text: string, options: Partial<PasteOptions> = {}) =>
  planPaste(text, { rows: rowsWith(), from: 'row-1', couriers, header: 'auto', ...options })
const resultsOf = (text: string, options: Partial<PasteOptions>) =>
  plan(text, options).lines.map(({ row, result }) => ({ row: row?.ordinal, ...result }))

/** A row of another order. */
function numberedRow(number: string, status: ShipmentStatus = 'dispatched') {
  const shipment = shipped(1, 'UPS', number, { status })
  return { shipment, edit: editOf(shipment) }
}

describe('the numbers of a paste', () => {
  const shown = ['row-1', 'row-2']

  it('are compared with rows outside the view', () => {
    const rows = rowsWith({ 6: { number: ups } })
    expect(resultsOf(ups, { rows, shown })).to.deep.equal([{ row: 1, kind: 'sameNumber', ordinal: 6 }])
  })

  it('are compared with other orders, and count as used twice', () => {
    const orders = ordersByNumber(
      new Map([
        ['WO-1', [numberedRow('1z 5r89390357567127')]],
        ['WO-2', [numberedRow(fedex), numberedRow(ups)]],
      ]),
    )
    const { lines, counts } = plan(`${ups}\n${ups2}`, { ordersByNumber: orders })
    expect(lines.map(({ result }) => result)).to.deep.equal([
      { kind: 'usedIn', orders: ['WO-1', 'WO-2'] },
      { kind: 'fits', courier: 'UPS' },
    ])
    expect(counts).to.include({ filled: 2, twice: 1 })
  })

  it('are compared with other orders when they replace a saved number', () => {
    const rows = rowsWith({ 1: { savedNumber: fedex, number: fedex } })
    const orders = ordersByNumber(new Map([['WO-1', [numberedRow(ups)]]]))
    const options = { rows, ordersByNumber: orders, replacedRowIds: new Set(['row-1']) }
    expect(resultsOf(ups, options)).to.deep.equal([
      { row: 1, kind: 'replaces', savedNumber: fedex, result: { kind: 'usedIn', orders: ['WO-1'] } },
    ])
  })

  it('are not compared with cancelled rows of any order', () => {
    const rows = rowsWith({ 4: { number: ups } })
    const orders = ordersByNumber(new Map([['WO-1', [numberedRow(ups, 'cancelled')]]]))
    expect(resultsOf(ups, { rows, ordersByNumber: orders })).to.deep.equal([{ row: 1, kind: 'fits', courier: 'UPS' }])
  })
})

describe('the rows of a paste into a part of an order', () => {
  const shown = ['row-5', 'row-2']

  it('are those of the view, in its order, for lines without names', () => {
    const rows = plan(`${ups}\n${fedex}\n${ups2}`, { shown, from: 'row-5' }).lines.map(({ row }) => row?.id)
    expect(rows).to.deep.equal(['row-5', 'row-2', undefined])
  })

  for (const [names, first] of [
    ['serials', '1'],
    ['booking numbers', 'BK-10482390'],
    ['theatres', 'Fox & Lantern'],
  ])
    it(`are any rows of the order for lines with ${names}`, () => {
      const { changes } = plan(`${first}\t${ups}\n${names === 'theatres' ? 'Meridian 9' : '6'}\t${fedex}`, { shown })
      expect([...changes.keys()]).to.deep.equal(['row-1', 'row-6'])
    })

  const number = '9400111206206406260787'
  const barcode = `42078745${number}`
  const withUsps = [...couriers, { name: 'USPS', aftership_slug: 'usps' }]
  const ground = '9622001900000000000000776632517510'

  it('get the number in a barcode, and the result names the barcode', () => {
    const table: readonly (readonly [text: string, number: string, barcode: string | null])[] = [
      [barcode, number, barcode],
      [`USPS\t(420)78745(94)${number.slice(2)}`, number, `(420)78745(94)${number.slice(2)}`],
      [`FedEx\t${ground}`, '776632517510', ground],
      [number, number, null],
      [`${barcode.slice(0, -1)}8`, `${barcode.slice(0, -1)}8`, null],
      [ups, ups, null],
    ]
    for (const [text, expected, from] of table) {
      const { lines, changes } = plan(text, { couriers: withUsps })
      expect({ number: lines[0]?.number, barcode: lines[0]?.barcode }, text).to.deep.equal({
        number: expected,
        barcode: from,
      })
      expect(changes.get('row-1')?.shippingTracking, text).to.equal(expected)
    }
  })

  it('get no number from a 0, which a formula without a match returns', () => {
    expect(resultsOf(`0\n${fedex}\n000000000000`, {}).map(({ kind }) => kind)).to.deep.equal([
      'noNumber',
      'fits',
      'noNumber',
    ])
  })

  it('are compared with the number in a barcode', () => {
    const rows = rowsWith({ 1: { savedNumber: number, number, courier: 'USPS' } })
    expect(resultsOf(`USPS\t${barcode}`, { rows, couriers: withUsps })).to.deep.equal([{ row: 1, kind: 'same' }])
    expect(resultsOf(`USPS\t${barcode}`, { rows, couriers: withUsps, from: 'row-2' })).to.deep.equal([
      { row: 2, kind: 'sameNumber', ordinal: 1 },
    ])
  })
})
