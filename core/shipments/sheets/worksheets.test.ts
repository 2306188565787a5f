import { expect } from 'chai'
import { Failure } from '../../base/errors'
import { type SheetMarkup, shipmentRow, textCell, titleRow, workbookOf } from '../workbook-fixtures'
import { readSheetFile } from './sheet-file'

const fedex = ['986578788855', '477179081230', '799531274483']
const rows = (...serials: readonly number[]) =>
  titleRow + serials.map(serial => shipmentRow(serial, textCell(fedex[serial - 1] ?? '1Z'))).join('')
const shipments: SheetMarkup = { name: 'Shipments', rows: rows(1, 2) }
const archive = (state?: string): SheetMarkup => ({ name: 'Archive', rows: rows(3), ...(state && { state }) })
const notes: SheetMarkup = {
  name: 'Notes',
  rows: '<row r="1"><c r="A1" t="inlineStr"><is><t>Ring twice</t></is></c></row>',
}

async function faultOf(file: ArrayBuffer): Promise<string | null> {
  const failure = await readSheetFile(file).catch(thrown => thrown)
  return failure instanceof Failure ? failure.code : null
}

describe('the imported worksheet', () => {
  const first: readonly (readonly [title: string, sheets: readonly SheetMarkup[]])[] = [
    ['a chart sheet', [{ name: 'Chart', kind: 'chartsheet' }, shipments]],
    ['a dialog sheet', [{ name: 'Dialog', kind: 'dialogsheet', rows: rows(3) }, shipments]],
    ['a macro sheet', [{ name: 'Macro', kind: 'xlMacrosheet', rows: rows(3) }, shipments]],
    ['a hidden worksheet', [archive('hidden'), shipments]],
    ['a very hidden worksheet', [archive('veryHidden'), shipments]],
    ['a worksheet without titles', [notes, shipments]],
    ['several of them', [{ name: 'Chart', kind: 'chartsheet' }, archive('hidden'), notes, shipments]],
  ]
  // @spec 3.55, 3.56
  for (const [title, sheets] of first)
    it(`is the first visible one with titles, after ${title}`, async () => {
      const { name, rows: read, others } = await readSheetFile(workbookOf(sheets))
      expect({ name, numbers: read.map(({ cells }) => cells.shippingTracking), others }).to.deep.equal({
        name: 'Shipments',
        numbers: fedex.slice(0, 2),
        others: [],
      })
    })

  // @spec 3.57
  it('comes with the other visible worksheets that have titles', async () => {
    const sheets = [notes, shipments, archive('hidden'), archive(), { name: 'Lists' }]
    const { name, rows: read, others } = await readSheetFile(workbookOf(sheets))
    expect([name, read.length]).to.deep.equal(['Shipments', 2])
    expect(others.map(other => [other.name, other.rows.length, other.others])).to.deep.equal([['Archive', 1, []]])
  })

  it('is found in the strict form with targets from the root', async () => {
    const { rows: read } = await readSheetFile(workbookOf([archive('hidden'), shipments], { isStrict: true }))
    expect(read.length).to.equal(2)
  })

  it('has a name without escapes, and is not found in comments', async () => {
    const before = '<!-- <sheet name="Old" sheetId="9" r:id="rId1"/> -->'
    const sheets = [
      { ...archive(), state: 'hidden' },
      { ...shipments, name: 'Fox &amp; Lantern &gt; 1_x0041_' },
    ]
    const { name, rows: read } = await readSheetFile(workbookOf(sheets, { before }))
    expect([name, read.length]).to.deep.equal(['Fox & Lantern > 1A', 2])
  })

  // @spec 3.55
  it('is missing when all worksheets with titles are hidden, with a message', async () => {
    expect(await faultOf(workbookOf([notes, archive('hidden')]))).to.equal('hidden-sheet')
    expect(await faultOf(workbookOf([archive('veryHidden')]))).to.equal('hidden-sheet')
    expect(await faultOf(workbookOf([notes, { name: 'Lists', state: 'hidden' }]))).to.equal('no-titles')
  })

  it('is missing in a workbook of charts alone', async () => {
    expect(await faultOf(workbookOf([{ name: 'Chart', kind: 'chartsheet' }]))).to.equal('no-worksheet')
  })

  describe('beside worksheets beyond the limits', () => {
    const cellAt = (address: string) => `<row r="${address.replace(/\D/g, '')}"><c r="${address}"><v>1</v></c></row>`
    const beyond: readonly (readonly [title: string, sheet: SheetMarkup])[] = [
      ['a visible one with a row too many', { name: 'Raw data', rows: cellAt('A5002') }],
      ['a visible one with a column too many', { name: 'Pivot', rows: cellAt('BI2') }],
      [
        'a visible one with an error in its first rows',
        {
          name: 'Pivot',
          rows: `<row r="1"><c r="A1" t="e"><v>#REF!</v></c></row>${cellAt('A9999')}`,
        },
      ],
      ['a hidden one with titles', { name: 'Archive', state: 'hidden', rows: rows(3) + cellAt('A5002') }],
      ['a very hidden one of many columns', { name: 'Cache', state: 'veryHidden', rows: cellAt('XFD2') }],
      ['a macro sheet', { name: 'Macro', kind: 'xlMacrosheet', rows: cellAt('A9999') }],
      [
        'one whose titles stand too far down',
        {
          name: 'Late list',
          rows: titleRow.replace(/(r="[A-Z]?)1"/g, '$130"') + cellAt('A5002'),
        },
      ],
    ]
    for (const [title, sheet] of beyond)
      it(`is read: ${title}`, async () => {
        const { name, rows: read, others } = await readSheetFile(workbookOf([sheet, shipments]))
        expect([name, read.length, others]).to.deep.equal(['Shipments', 2, []])
      })

    it('is refused with their limit when one of them has titles', async () => {
      const titled = (cell: string) => ({ ...archive(), rows: rows(3) + cellAt(cell) })
      expect(await faultOf(workbookOf([shipments, titled('A5002')]))).to.equal('too-many-rows')
      expect(await faultOf(workbookOf([titled('BI9'), shipments]))).to.equal('too-many-columns')
    })
  })
})
