import { expect } from 'chai'
import { mailShapes, namedShapes, troubledShapes } from './more-paste-fixtures'
import { couriers, dhl, fedex, purolator, rowsWith, sheetShapes, ups, ups2 } from './paste-fixtures'
import { type PasteOptions, planPaste } from './paste-plan'
import type { PasteLine } from './paste-results'

const plan = (text: string, options: Partial<PasteOptions> = {}) =>
  planPaste(text, { rows: rowsWith(), from: 'row-1', couriers, header: 'auto', ...options })

const marks = { given: '', read: '*', row: '°' }

/** A number with the check digits of both FedEx and Purolator. */
const ambiguousNumber = '320510000336'

/** Returns a line in the notation of the shapes. */
function notationOf({ row, courier, number, comments, result, isFilled }: PasteLine): string {
  const name = courier ? courier.name + marks[courier.source] : '.'
  const details =
    result.kind === 'sameNumber' ? result.ordinal : result.kind === 'replaces' ? result.savedNumber : undefined
  const cells = [row?.ordinal ?? '.', name, number || '.', result.kind, details, comments && `"${comments}"`]
  return (isFilled ? '+' : '-') + cells.filter(cell => cell !== undefined && cell !== '').join(' ')
}

describe('the plan of a paste', () => {
  for (const [group, shapes] of Object.entries({
    'from a spreadsheet': sheetShapes,
    'from a mail': mailShapes,
    'with names of rows': namedShapes,
    'that needs attention': troubledShapes,
  }))
    describe(group, () => {
      for (const { name, text, lines, header, options } of shapes)
        it(`reads ${name}`, () => {
          const planned = plan(text, options)
          expect(planned.lines.map(notationOf)).to.deep.equal(lines)
          expect(planned.header).to.deep.equal(header ?? null)
          expect(planned.isUnknown).to.equal(false)
          const filled = planned.lines.flatMap(({ row, isFilled }) => (row && isFilled ? row.id : []))
          expect([...planned.changes.keys()]).to.deep.equal(filled)
          expect(planned.counts.filled).to.equal(filled.length)
        })
    })

  for (const text of ['', '\n\r\n', ' \t '])
    it(`fills nothing from a blank text: ${JSON.stringify(text)}`, () => {
      const { isUnknown, changes, counts, lines } = plan(text)
      expect({ isUnknown, changes: changes.size, ...counts }).to.include({ isUnknown: false, changes: 0, lines: 0 })
      expect(lines.map(notationOf)).to.deep.equal(text.includes('\t') ? ['-1 . . blank'] : [])
    })

  it('treats the first line as a header or as data when that is chosen', () => {
    const asHeader = plan(`${ups}\n${fedex}`, { header: true })
    expect(asHeader.header).to.deep.equal([ups])
    expect(asHeader.lines.map(notationOf)).to.deep.equal([`+1 FedEx* ${fedex} fits`])
    expect(plan(`\t\nfoo\t\n${ups}\t`, { header: true })).to.deep.include({ header: ['foo', ''], above: [] })
    expect(plan(`Week 48\nTracking\n${fedex}`, { header: true })).to.deep.include({
      header: ['Tracking'],
      above: ['Week 48'],
    })
    const asData = plan(`Tracking\n${fedex}`, { header: false })
    expect(asData.header).to.equal(null)
    expect(asData.lines.map(notationOf)).to.deep.equal(['-1 . Tracking noNumber', `+2 FedEx* ${fedex} fits`])
  })

  it('changes the courier, the number and the comments, and no status', () => {
    const rows = rowsWith({ 2: { comments: 'Ring twice' }, 3: { courier: 'FedEx' } })
    const { changes, lines } = plan(`ups\t${ups}\tDock 1\n\t${dhl}\tDock 2\n\t${fedex}\t`, { rows })
    expect([...changes]).to.deep.equal([
      ['row-1', { shippingCourier: 'UPS', shippingTracking: ups, shippingComments: 'Dock 1' }],
      ['row-2', { shippingCourier: 'DHL', shippingTracking: dhl }],
      ['row-3', { shippingTracking: fedex }],
    ])
    expect(lines.map(({ comments }) => comments)).to.deep.equal(['Dock 1', '', ''])
  })

  it('ignores a line with comments alone when its row has comments', () => {
    const rows = rowsWith({ 2: { comments: 'Ring twice', savedNumber: dhl, number: dhl } })
    const { lines, changes } = plan(`UPS\t${ups}\tDock 1\n\t\tDock 2`, { rows })
    expect(lines.map(notationOf)).to.deep.equal([`+1 UPS ${ups} fits "Dock 1"`, '-2 . . blank'])
    expect(changes.has('row-2')).to.equal(false)
  })

  describe('of rows with saved numbers', () => {
    const rows = rowsWith({
      1: { savedNumber: dhl, number: dhl, courier: 'DHL' },
      2: { savedNumber: fedex, number: fedex, courier: 'FedEx' },
    })

    it('replaces only the numbers of selected rows, and names them', () => {
      const { lines, changes, counts } = plan(`${ups}\n${ups2}`, { rows, replacedRowIds: new Set(['row-2']) })
      expect(lines.map(notationOf)).to.deep.equal([
        `-1 UPS* ${ups} replaces ${dhl}`,
        `+2 UPS* ${ups2} replaces ${fedex}`,
      ])
      expect([...changes]).to.deep.equal([['row-2', { shippingCourier: 'UPS', shippingTracking: ups2 }]])
      expect(counts).to.include({ lines: 2, filled: 1, replaced: 1, kept: 1 })
    })

    it('does not fill a courier without a number', () => {
      const { lines, changes } = plan('UPS\t\n\t\nUPS\t12345', { rows })
      expect(lines.map(notationOf)).to.deep.equal([`-1 UPS . replaces ${dhl}`, '-2 . . blank', '+3 UPS 12345 open'])
      expect([...changes.keys()]).to.deep.equal(['row-3'])
    })

    it('keeps the courier of a saved number only if the new number can be of that courier', () => {
      const replacedRowIds = new Set(['row-1', 'row-2'])
      const { lines } = plan(`8487135506\n${ambiguousNumber}`, { rows, replacedRowIds })
      expect(lines.map(notationOf)).to.deep.equal([
        `+1 DHL° 8487135506 replaces ${dhl}`,
        `+2 FedEx° ${ambiguousNumber} replaces ${fedex}`,
      ])
    })

    it('has a result for the number that replaces another one', () => {
      const replacedRowIds = new Set(['row-1', 'row-2'])
      const [first, second] = plan(`UPS\t1Z5R89390357567128\n\t${dhl}`, { rows, replacedRowIds }).lines
      const mistyped = { kind: 'mistyped', courier: 'UPS', check: '7', others: [] }
      expect(first?.result).to.deep.equal({ kind: 'replaces', savedNumber: dhl, result: mistyped })
      const fits = { kind: 'fits', courier: 'DHL' }
      expect(second?.result, 'row 1 gives its number up').to.deep.equal({
        kind: 'replaces',
        savedNumber: fedex,
        result: fits,
      })
      const [, kept] = plan(`\n${dhl}`, { rows, replacedRowIds }).lines
      expect(kept?.result, 'row 1 keeps its number').to.deep.equal({
        kind: 'replaces',
        savedNumber: fedex,
        result: { kind: 'sameNumber', ordinal: 1 },
      })
    })
  })

  it('reads no courier from a number that fits two couriers', () => {
    const [line] = plan(ambiguousNumber).lines
    expect(line?.courier).to.equal(null)
    expect(line?.result).to.deep.equal({ kind: 'open', couriers: ['FedEx', 'Purolator'] })
  })

  it('fills a long number with zeros at its end if a courier uses such numbers', () => {
    expect(plan('9611020987600040000000').lines.map(notationOf)).to.deep.equal(['+1 FedEx* 987600040000000 fits'])
  })

  it('names the couriers that a number may be of when it does not fit the given courier', () => {
    const [other, wrong] = plan(`UPS\t${fedex}\nFedEx\t${purolator}`).lines.map(({ result }) => result)
    expect(other).to.deep.equal({ kind: 'otherCourier', couriers: ['FedEx'] })
    expect(wrong).to.deep.equal({ kind: 'mistyped', courier: 'FedEx', check: null, others: ['Purolator'] })
  })

  it('counts filled and other lines', () => {
    const text = `Courier\tTracking number\nUPS\t${ups}\n\t${fedex}\nUPS\t${ups}\n\t1.00E+16\n\t${purolator}\nDHL\t${dhl}`
    expect(plan(text).counts).to.deep.equal({
      lines: 6,
      filled: 4,
      couriersRead: 2,
      toFix: 1,
      twice: 1,
      mistyped: 0,
      replaced: 0,
      kept: 0,
      noRow: 1,
    })
  })

  it('fills no row when the first row is missing', () => {
    expect(plan(ups, { from: 'gone' }).lines.map(notationOf)).to.deep.equal([`-. UPS* ${ups} noRow`])
  })
})
