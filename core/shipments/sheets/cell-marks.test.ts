import { expect } from 'chai'
import { couriers, shipment } from '../fixtures'
import { choose, context, key } from '../import-fixtures'
import { shipmentRow, textCell, titleRow, workbookOf } from '../workbook-fixtures'
import { isFormulaError } from './formula-errors'
import { planImport } from './import'
import { isBlocked } from './import-plan'
import { readSheetFile } from './sheet-file'
import { readTextSheet } from './sheet-text'
import type { ImportSheet } from './spreadsheet'

const shipments = [1, 2, 3, 4].map(ordinal => shipment(ordinal))
const fedex = textCell('986578788855')
const lookup = '<f>VLOOKUP(A2,Scans!A:B,2,FALSE)</f>'

/** Returns the outcome of each row with the problem of its cells, by field. */
function planned(sheet: ImportSheet) {
  const { rows, totals } = planImport(sheet, { ...context(...shipments), shippingTypes: couriers })
  const problemsOf = (cells: (typeof rows)[number]['cells']) =>
    Object.entries(cells).flatMap(([field, { state, message }]) =>
      state === 'problem' ? [`${field} ${key(message)?.replace('shipments.import.', '')}`] : [],
    )
  return {
    rows: rows.map(({ serial, outcome, cells }) => [serial, outcome, ...problemsOf(cells)]),
    dropped: totals.dropped,
  }
}

const sheetOf = async (...rows: readonly string[]) =>
  readSheetFile(workbookOf([{ name: 'Shipments', rows: titleRow + rows.join('') }]))

describe('a cell without a value', () => {
  const cells: readonly (readonly [title: string, cell: string, problem: string])[] = [
    ['a formula without a result', `<c>${lookup}</c>`, 'noResult'],
    ['a shared formula without a result', '<c><f t="shared" si="0"/></c>', 'noResult'],
    ['a text formula without a result', `<c t="str">${lookup}</c>`, 'noResult'],
    ['a truth value without a result', `<c t="b">${lookup}</c>`, 'noResult'],
    ['a number formula with an empty result', `<c>${lookup}<v></v></c>`, 'noResult'],
    ['an error', `<c t="e">${lookup}<v>#N/A</v></c>`, 'formulaError'],
    ['an error without its name', `<c t="e">${lookup}</c>`, 'formulaError'],
    ['an error that was pasted as a value', '<c t="e"><v>#REF!</v></c>', 'formulaError'],
    ['the text of an error', textCell('#DIV/0!'), 'formulaError'],
    ['a formula that is text', textCell('=VLOOKUP(A2;Scans;2;0)'), 'noResult'],
    ['a 0', '<c><v>0</v></c>', 'zeroNumber'],
    ['zeros as text', textCell('000000'), 'zeroNumber'],
    ['a formula that found a blank cell', `<c>${lookup}<v>0</v></c>`, 'zeroNumber'],
  ]
  // @spec 5.100, 3.58
  // @spec 3.58, 5.100
  for (const [title, cell, problem] of cells)
    it(`is a problem in its cell, and keeps the row: ${title}`, async () => {
      const { rows, dropped } = planned(await sheetOf(shipmentRow(1, fedex), shipmentRow(2, cell)))
      expect(rows).to.deep.equal([
        ['1', 'change'],
        ['2', 'problem', `shippingTracking ${problem}`],
      ])
      expect(dropped).to.equal(0)
    })

  it('is a number beyond the calendar in a day format, and the rest of the file is read', async () => {
    const styles = '<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs>'
    const farDay = '<c s="1"><v>986578788855</v></c>'
    const rows = titleRow + shipmentRow(1, farDay) + shipmentRow(2, fedex, farDay) + shipmentRow(3, fedex)
    expect(planned(await readSheetFile(workbookOf([{ name: 'Shipments', rows }], { styles }))).rows).to.deep.equal([
      ['1', 'problem', 'shippingTracking formulaError'],
      ['2', 'problem', 'shippingComments formulaError'],
      ['3', 'change'],
    ])
  })

  it('is not a formula whose result is a text of zeros', async () => {
    const texts = ['000', '0.00', '0x00', '0e5']
    const rows = texts.map((text, index) => shipmentRow(index + 1, fedex, `<c t="str">${lookup}<v>${text}</v></c>`))
    const sheet = await sheetOf(...rows)
    expect(sheet.rows.map(({ cells }) => cells.shippingComments)).to.deep.equal(texts)
  })

  it('is a problem in couriers and comments', async () => {
    const error = '<c t="e"><v>#N/A</v></c>'
    const { rows } = planned(await sheetOf(shipmentRow(1, fedex, '', error), shipmentRow(2, fedex, error)))
    expect(rows).to.deep.equal([
      ['1', 'problem', 'shippingCourier formulaError'],
      ['2', 'problem', 'shippingComments formulaError'],
    ])
  })

  // @spec 3.59, 5.101
  it('does not block the import in a deselected row, not even in couriers', async () => {
    const error = '<c t="e"><v>#N/A</v></c>'
    const sheet = await sheetOf(shipmentRow(1, fedex, '', error), shipmentRow(2, fedex))
    const plan = (choices?: ReturnType<typeof choose>) =>
      planImport(sheet, { ...context(...shipments), shippingTypes: couriers }, choices)
    expect([isBlocked(plan()), plan().badCouriers]).to.deep.equal([true, null])
    const deselected = plan({ ...choose([]), unticked: new Set([2]) })
    expect([isBlocked(deselected), deselected.rows.map(({ outcome }) => outcome)]).to.deep.equal([
      false,
      ['left-out', 'change'],
    ])
  })

  it('names the reason for a missing serial', async () => {
    const title = (cell: string) => shipmentRow(1, fedex).replace(textCell('1').replace('<c', '<c r="A2"'), cell)
    for (const [cell, fault] of [
      [`<c r="A2">${lookup}</c>`, 'no-result'],
      ['<c r="A2" t="e"><v>#REF!</v></c>', 'error'],
      [textCell('#NV').replace('<c', '<c r="A2"'), 'error'],
      ['<c r="A2"><v>99</v></c>', null],
    ] as const) {
      const { rows } = planImport(await sheetOf(title(cell)), context(...shipments))
      expect(
        rows.map(({ outcome, serialFault }) => [outcome, serialFault]),
        cell,
      ).to.deep.equal([['unmatched', fault]])
    }
  })

  it('refuses the sheet with a separate reason when the work order numbers have no result', async () => {
    const order = (number: number, cell: string) =>
      shipmentRow(number, fedex).replace(/<c r="B\d"[^v]*?<\/c>/, cell.replace('<c', `<c r="B${number + 1}"`))
    const refusalOf = async (...cells: readonly string[]) =>
      planImport(await sheetOf(...cells.map((cell, index) => order(index + 1, cell))), context(...shipments)).refusal
    const [none, ours, error] = [`<c>${lookup}</c>`, textCell('WO-48213'), '<c t="e"><v>#N/A</v></c>']
    const uncalculated = await refusalOf(none, ours, none)
    expect([key(uncalculated?.message), uncalculated?.items]).to.deep.equal([
      'shipments.import.workOrderNoResult',
      ['#2', '#4'],
    ])
    const mixed = await refusalOf(none, error)
    expect([key(mixed?.message), mixed?.items]).to.deep.equal([
      'shipments.import.invalidWorkOrder',
      ['– (#2)', '#N/A (#3)'],
    ])
  })

  it('is any cell of a column in which all results are empty or 0', async () => {
    for (const cell of [
      `<c t="str">${lookup}<v></v></c>`,
      `<c>${lookup}<v>0</v></c>`,
      `<c t="str">${lookup}<v/></c>`,
    ]) {
      const { rows, dropped } = planned(await sheetOf(shipmentRow(1, cell), shipmentRow(2, cell)))
      expect(rows, cell).to.deep.equal([
        ['1', 'problem', 'shippingTracking noResult'],
        ['2', 'problem', 'shippingTracking noResult'],
      ])
      expect(dropped).to.equal(0)
    }
  })

  it('counts as blank when a formula has an empty result and others do not', async () => {
    const empty = `<c t="str">${lookup}<v></v></c>`
    const { rows, dropped } = planned(await sheetOf(shipmentRow(1, fedex, empty), shipmentRow(2, empty)))
    expect({ rows, dropped }).to.deep.equal({ rows: [['1', 'change']], dropped: 1 })
  })

  it('creates no rows from formulas below the table', async () => {
    const below = (number: number, cell: string) =>
      `<row r="${number}">${cell.replace('<c', `<c r="D${number}"`)}</row>`
    const sheet = await sheetOf(
      shipmentRow(1, fedex),
      below(3, '<c t="e"><v>#N/A</v></c>'),
      below(4, `<c>${lookup}</c>`),
    )
    expect(sheet.rows.map(({ row }) => row)).to.deep.equal([2])
  })

  it('is the text of an error in comma-separated values', () => {
    const errors = [
      '#N/A',
      '#NV',
      '#########',
      '#¿NOMBRE?',
      '#BEZUG!',
      '#Н/Д',
      '#GETTING_DATA',
      'Err:508',
      'Loading...',
      '#¡REF!',
      '#VÆRDI!',
      '#ЗНАЧ!',
      '#n/a',
      '#NAME?',
    ]
    const line = (error: string) => `2,WO-48213,FedEx,${error}`
    for (const error of errors) {
      const text = ['Serial Number,Work Order Number,Courier,Tracking', '1,WO-48213,FedEx,986578788855', line(error)]
      const { rows } = planned(readTextSheet(new TextEncoder().encode(text.join('\n'))))
      expect(rows[1], error).to.deep.equal(['2', 'problem', 'shippingTracking formulaError'])
    }
  })

  it('is not a text that only resembles an error', async () => {
    const texts = ['#urgent!', '#URGENT!', '#1!', '#dock?', '# N/A', 'REF!', '#NAME', 'Err:5', 'loading']
    const shown = texts.slice(0, 4)
    const { rows } = planned(
      await sheetOf(...shown.map((text, index) => shipmentRow(index + 1, fedex, textCell(text)))),
    )
    expect(rows).to.deep.equal(shown.map((_, index) => [`${index + 1}`, 'change']))
    expect(texts.filter(isFormulaError)).to.deep.equal([])
  })

  it('is no problem in comments that a person corrects in the preview', async () => {
    const sheet = await sheetOf(shipmentRow(1, fedex, textCell('#WERT!')))
    const plan = (choices?: ReturnType<typeof choose>) =>
      planImport(sheet, { ...context(...shipments), shippingTypes: couriers }, choices).rows[0]
    expect(plan()?.outcome).to.equal('problem')
    const typed = plan(choose([[2, { shippingComments: '#WERT!' }]]))
    expect([typed?.outcome, typed?.sent?.shippingDetails?.comments]).to.deep.equal(['change', '#WERT!'])
  })

  it('is no problem when the shipment already has the text of the error', async () => {
    const savedRow = shipment(1, {
      shippingDetails: { type: 'FedEx', slug: 'fedex', reference: '1', comments: '#N/A' },
    })
    const sheet = await sheetOf(shipmentRow(1, fedex, textCell('#N/A')))
    const [row] = planImport(sheet, { ...context(savedRow), shippingTypes: couriers }).rows
    expect(row?.cells.shippingComments.state).to.equal('kept')
  })
})
