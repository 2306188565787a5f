import { expect } from 'chai'
import { couriers, shipment, shipped } from '../fixtures'
import { choose, context, row } from '../import-fixtures'
import { typedSheet } from '../sheet-fixtures'
import { shipmentRow, textCell, titleRow, workbookOf } from '../workbook-fixtures'
import { planImport } from './import'
import { readSheetFile } from './sheet-file'
import { withShownTexts } from './shown-texts'

const usps = { ...couriers[0], name: 'USPS', aftership_slug: 'usps' } as (typeof couriers)[number]
const barcode = '420787459400111206206406260787'
const number = '9400111206206406260787'

const formats = [
  'General',
  '0000 0000 0000',
  '000000000000',
  '#,##0',
  '0.00E+00',
  'yyyy-mm-dd',
  '0%',
  '@',
  '"WB "0',
  ';;;',
]
const styles = `<numFmts>${formats.map((code, index) => `<numFmt numFmtId="${164 + index}" formatCode="${code.replaceAll('"', '&quot;')}"/>`).join('')}</numFmts><cellXfs>${[...formats.map((_, index) => 164 + index), 14, 15, 22, 30, 37, 44].map(id => `<xf numFmtId="${id}"/>`).join('')}</cellXfs>`
const numberCell = (format: string, value: number | string) => `<c s="${formats.indexOf(format)}"><v>${value}</v></c>`

const builtInFormats = [14, 15, 22, 30, 37, 44]
/** Returns a cell with a number format that programs know by number. These styles come after those with codes. */
const builtIn = (format: number, value: number) =>
  `<c s="${formats.length + builtInFormats.indexOf(format)}"><v>${value}</v></c>`

async function cellsOf(tracking: string, comments = '') {
  const rows = titleRow + shipmentRow(1, tracking, comments)
  const sheet = withShownTexts(await readSheetFile(workbookOf([{ name: 'Shipments', rows }], { styles })))
  const [planned] = planImport(sheet, { ...context(shipment(1)), shippingTypes: couriers }).rows
  const { shippingTracking, shippingComments } = planned?.cells ?? {}
  return { number: shippingTracking, comments: shippingComments }
}

describe('a value that is read in another form than the file shows it', () => {
  const numbers: readonly (readonly [format: string, value: number | string, to: string, shown: string | null])[] = [
    ['General', 986578788855, '986578788855', '9.86579E+11'],
    ['General', 3318810025, '3318810025', null],
    ['000000000000', 73938000549, '073938000549', null],
    ['0000 0000 0000', 73938000549, '073938000549', '0739 3800 0549'],
    ['#,##0', 986578788855, '986578788855', '986,578,788,855'],
    ['0.00E+00', 986578788855, '986578788855', '9.87E+11'],
    ['"WB "0', 3318810025, '3318810025', 'WB 3318810025'],
    ['@', 3318810025, '3318810025', null],
    [';;;', 3318810025, '3318810025', ''],
  ]
  for (const [format, value, to, shown] of numbers)
    it(`is planned with the text of the file: ${value} as ${format}`, async () => {
      const { number: cell } = await cellsOf(numberCell(format, value))
      expect(cell).to.include({ to, shown, state: 'changed' })
    })

  it("is a problem when a number is a day, and the file's text is named", async () => {
    expect((await cellsOf(builtIn(14, 46345))).number).to.deep.include({ to: '11/19/2026', state: 'problem' })
    expect((await cellsOf(builtIn(30, 46345))).number).to.deep.include({ to: '2026-11-19', state: 'problem' })
    const { number: cell } = await cellsOf(numberCell('yyyy-mm-dd', 46345))
    expect(cell).to.deep.include({ to: '2026-11-19', state: 'problem' })
  })

  const comments: readonly (readonly [cell: string, to: string, shown: string | null])[] = [
    [numberCell('#,##0', 1234), '1234', '1,234'],
    [numberCell('0%', 0.5), '0.5', '50%'],
    [numberCell('yyyy-mm-dd', 46345), '2026-11-19', null],
    ['<c t="b"><v>1</v></c>', 'TRUE', null],
    [`<c s="${formats.indexOf('0%')}"><f>A1</f><v>0</v></c>`, '0', '0%'],
    ['<c><f>A1</f><v>0</v></c>', '0', null],
    [numberCell('General', 12), '12', null],
    [numberCell(';;;', 12), '12', ''],
    [builtIn(14, 46345), '2026-11-19', '11/19/2026'],
    [builtIn(22, 46345.75), '2026-11-19 18:00', '11/19/2026 18:00'],
    [builtIn(30, 46345), '2026-11-19', null],
    [builtIn(15, 46345), '19-Nov-26', null],
    [builtIn(44, 24.5), '24.5', '$24.50'],
    [builtIn(37, -1234), '-1234', '(1,234)'],
    [textCell(' Ring twice '), 'Ring twice', null],
  ]
  for (const [cell, to, shown] of comments)
    it(`is planned with the text of the file in comments: ${to}`, async () => {
      const { comments: read } = await cellsOf(textCell('986578788855'), cell)
      expect(read).to.include({ to, shown, state: 'changed' })
    })

  it('is planned with the text of the file for a courier in another spelling, unless the shipment already has it', () => {
    const plan = (courier: string, from = shipment(1)) =>
      planImport(typedSheet(row(1, courier, '1Z5R89390357567127')), context(from)).rows[0]?.cells.shippingCourier
    for (const [courier, to, shown] of [
      ['fedex', 'FedEx', 'fedex'],
      [' UPS ', 'UPS', null],
      ['canada  POST', 'Canada Post', 'canada  POST'],
    ] as const)
      expect(plan(courier), courier).to.include({ to, shown })
    expect(plan('ups', shipped(1, 'UPS', '1Z'))).to.include({ to: 'UPS', shown: null, state: 'kept' })
  })
})

describe('a tracking number as a text', () => {
  const texts: readonly (readonly [typed: string, to: string, shown: string | null])[] = [
    ["'986578788855", '986578788855', "'986578788855"],
    ['986578788855\u200b', '986578788855', '986578788855\u200b'],
    ['9865\u201178\u20117888', '9865-78-7888', '9865\u201178\u20117888'],
    ['9865–78–7888', '9865-78-7888', '9865–78–7888'],
    ['\u202a986578788855\u202c', '986578788855', '\u202a986578788855\u202c'],
    ['986,578,788,855', '986578788855', '986,578,788,855'],
    ['986578788855\u00a0', '986578788855', null],
    ['986 578 788 855', '986 578 788 855', null],
    ['-', '-', null],
    ['DOCK-3', 'DOCK-3', null],
  ]
  for (const [typed, to, shown] of texts)
    it(`is saved without marks of a spreadsheet or a page: ${JSON.stringify(typed)}`, () => {
      const [planned] = planImport(typedSheet(row(1, 'FedEx', typed)), context(shipment(1))).rows
      expect(planned?.cells.shippingTracking).to.include({ to, shown, state: 'changed' })
    })
})

describe('a barcode in a sheet', () => {
  const shippingTypes = [...couriers, usps]
  const cell = (typed: string, from = shipment(1), corrected?: string) =>
    planImport(
      typedSheet(row(1, 'USPS', typed)),
      { ...context(from), shippingTypes },
      corrected === undefined ? undefined : choose([[2, { shippingTracking: corrected }]]),
    ).rows[0]?.cells.shippingTracking

  it('is read as the number in it, and is shown beside the number', () => {
    for (const typed of [barcode, `(420)78745(94)${number.slice(2)}`, `${barcode.slice(0, 8)} ${number}`])
      expect(cell(typed), typed).to.include({ to: number, shown: typed, state: 'changed' })
  })

  it('stays unchanged when no check digit confirms the number in it', () => {
    for (const typed of [`${barcode.slice(0, -1)}8`, number, '4207874512', 'DOCK 3'])
      expect(cell(typed), typed).to.include({ to: typed, shown: null })
  })

  it('changes nothing when the shipment already has its number, and is read in a correction', () => {
    expect(cell(barcode, shipped(1, 'USPS', number))).to.include({ to: number, state: 'kept', shown: null })
    expect(cell('#N/A', shipment(1), barcode)).to.include({ to: number, shown: null, corrected: true })
  })
})
