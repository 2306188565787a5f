import { readdirSync, readFileSync } from 'node:fs'
import { expect } from 'chai'
import fc from 'fast-check'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { Failure } from '../../base/errors'
import { titleRow, workbookOf } from '../workbook-fixtures'
import { sharedTextsIn, takePlainCells } from './plain-cells'
import { readSheetFile } from './sheet-file'

const sheet = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`

/** Returns a workbook with a comment in each worksheet, so that the reader of any XML reads all of their cells. */
function withComments(file: Uint8Array): ArrayBuffer {
  const parts = Object.entries(unzipSync(file)).map(([path, part]) => {
    const isSheet = path.startsWith('xl/worksheets/') && path.endsWith('.xml')
    return [path, isSheet ? strToU8(strFromU8(part).replace('<sheetData', '<!-- --><sheetData')) : part] as const
  })
  return zipSync(Object.fromEntries(parts), { level: 0 }).buffer as ArrayBuffer
}

/** Returns what is read from a workbook: its sheet, or the code of its failure. */
const outcomeOf = (file: ArrayBuffer) =>
  readSheetFile(file).catch((thrown: unknown) => {
    if (thrown instanceof Failure) return thrown.code
    throw thrown
  })

describe('the plain cells of a worksheet', () => {
  it('are texts, shared texts and numbers without a style, in their places', () => {
    const cells =
      '<c r="A2" t="s"><v>1</v></c><c r="C2" s="4" t="inlineStr"><is><t xml:space="preserve"> a &amp; b_x000A_c </t></is></c>' +
      '<c r="D2"><v>-1.5E3</v></c><c r="E2" t="str"><v>12</v></c><c r="F2" s="1"/>'
    const found = takePlainCells(sheet(`<row r="2" spans="1:6">${cells}</row>`), ['first', ' second '])
    expect(found?.rows).to.deep.equal([[], ['second', null, 'a & b\nc', -1500, '12']])
    expect(found?.rest).to.equal(sheet(''))
  })

  it('leave all other cells in the markup', () => {
    const others = [
      '<c r="A1" s="1"><v>45000</v></c>',
      '<c r="B1" t="b"><v>1</v></c>',
      '<c r="C1"><f>1+1</f><v>2</v></c>',
      '<c r="D1" t="s"><v>7</v></c>',
      '<c r="E1" t="s"><v>0</v></c>',
      '<c r="F1" t="inlineStr"><is><r><t>two</t></r><r><t>fonts</t></r></is></c>',
      '<c r="G1" t="e"><v>#N/A</v></c>',
    ].join('')
    const found = takePlainCells(sheet(`<row r="1">${others}</row><row r="3"/>`), [null])
    expect(found?.rows).to.deep.equal([])
    expect(found?.rest).to.equal(sheet(`<row r="1">${others}</row><row r="3"/>`))
  })

  it('are not looked for in markup of another form', () => {
    const row = (inside: string) => sheet(`<row r="1">${inside}</row>`)
    const forms = [
      `<!-- ${sheet('')} -->${sheet('')}`,
      row('<c r="A1"><v>1</v></c><!-- <c r="B1"><v>1</v></c> -->'),
      row('<c r="B1"><v>1</v></c><c r="A1"><v>1</v></c>'),
      row('<c r="A2"><v>1</v></c>'),
      row('<c r="A1"><v>1</v>'),
      row('<c r="A1" t="b"><c r="B1"><v>1</v></c></c>'),
      row('text'),
      sheet('<row r="2"><c r="A2"><v>1</v></c></row><row r="1"/>'),
      sheet('<row r="1" r="9"><c r="A1"><v>1</v></c></row>'),
      sheet('<row r="1" x:r="9"><c r="A1"><v>1</v></c></row>'),
      '<x:worksheet><x:sheetData><x:row r="1"/></x:sheetData></x:worksheet>',
      '<worksheet/>',
    ]
    for (const xml of forms) expect(takePlainCells(xml, []), xml).to.equal(null)
  })

  it('are found in linear time, even with unclosed tags', () => {
    for (const piece of ['<c ', '<c r="A1">', '<c r="A1"><v>', '<row r="1">', '<row r="1" ', ' a="1"', '<is><t>'])
      expect(takePlainCells(sheet(piece.repeat(300_000)), []), piece).to.equal(null)
    for (const piece of ['<si>', '<si><r>', '<si><t>', '<si></si', '</si>'])
      expect(sharedTextsIn(`<sst>${piece.repeat(300_000)}`), piece).to.deep.equal([])
  })

  it('keep their place among shared texts in several fonts', () => {
    const xml =
      '<sst><si><t>one</t></si><si><r><t>t</t></r><r><t>wo</t></r></si><si><t xml:space="preserve"> three</t><phoneticPr fontId="1"/></si><si></si></sst>'
    expect(sharedTextsIn(xml)).to.deep.equal(['one', null, ' three', ''])
    expect(sharedTextsIn(xml.replace('<si><r>', '<!-- <si></si> --><si><r>'))).to.deep.equal([])
    for (const form of ['<si/>', '<si ><t>zero</t></si>', '<si xml:space="preserve"><t>zero</t></si>'])
      expect(sharedTextsIn(xml.replace('<sst>', `<sst>${form}`)), form).to.deep.equal([])
  })

  it('are the cells that the reader of any XML reads, in files of real programs', async () => {
    const folder = new URL('../../../test/fixtures/files/', import.meta.url)
    const names = readdirSync(folder).filter(name => name.endsWith('.xlsx'))
    expect(names.length).to.be.greaterThan(4)
    for (const name of names) {
      const file = new Uint8Array(readFileSync(new URL(name, folder)))
      expect(await outcomeOf(new Uint8Array(file).buffer), name).to.deep.equal(await outcomeOf(withComments(file)))
    }
  })

  it('are the cells that the reader of any XML reads, in any row', async () => {
    const text = fc.oneof(
      fc.constantFrom(
        '',
        ' ',
        'FedEx',
        '0012',
        '&amp;',
        '&#x41;',
        '&#10;a',
        '&bad;',
        '_x0041_',
        '_x005F_x',
        'é 東',
        ' a ',
      ),
      fc.string({ maxLength: 8 }).map(value => value.replace(/[<&>]/g, '-')),
    )
    const number = fc.constantFrom('0', '7', '-1.5', '1E+3', '986578788855', ' 3', '0x1F', '1.2.3', '')
    const cell = fc.oneof(
      text.map(value => `<c t="inlineStr"><is><t xml:space="preserve">${value}</t></is></c>`),
      text.map(value => `<c t="str"><v>${value}</v></c>`),
      text.map(value => `<c t="str"><f>A1</f><v>${value}</v></c>`),
      fc
        .tuple(number, fc.constantFrom('', ' s="0"', ' s="1"', ' t="n"', ' s="1" t="n"'))
        .map(([value, more]) => `<c${more}><v>${value}</v></c>`),
      fc.constantFrom(
        '<c/>',
        '<c></c>',
        '<c s="1"/>',
        '<c t="b"><v>1</v></c>',
        '<c t="inlineStr"><is><r><t>a</t></r><r><t>b</t></r></is></c>',
      ),
      fc.nat({ max: 5 }).map(index => `<c t="s"><v>${index}</v></c>`),
    )
    const sharedText = fc.constantFrom(
      '<si><t>A</t></si>',
      '<si><t xml:space="preserve"> B </t><phoneticPr fontId="1"/></si>',
      '<si><r><t>C</t></r><r><t>c</t></r></si>',
      '<si></si>',
      '<si/>',
      '<si ><t>D</t></si>',
      '<si xml:space="preserve"><t>E</t></si>',
      '\n  <si><t>F</t></si>',
    )
    const styles = '<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs>'
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(cell, { maxLength: 5 }), { maxLength: 6 }),
        fc.array(sharedText),
        async (rows, shared) => {
          const markup = rows.map((cells, index) => {
            const addressed = cells.map((each, column) => each.replace('<c', `<c r="${'ABCDE'[column]}${index + 2}"`))
            return `<row r="${index + 2}">${addressed.join('')}</row>`
          })
          const file = workbookOf([{ name: 'Shipments', rows: titleRow + markup.join('') }], {
            styles,
            sharedTexts: shared.join(''),
          })
          expect(await outcomeOf(file.slice(0))).to.deep.equal(await outcomeOf(withComments(new Uint8Array(file))))
        },
      ),
      { numRuns: 300 },
    )
  })
})
