import { expect } from 'chai'
import { Failure } from '../../base/errors'
import { reachOf } from './sheet-reach'

const sheet = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`

function faultOf(rows: string): string {
  try {
    reachOf(sheet(rows))
  } catch (thrown) {
    if (thrown instanceof Failure) return String(thrown.code)
    throw thrown
  }
  return 'none'
}

describe('the reach of a sheet', () => {
  it('has the last row and the last filled row', () => {
    const rows = '<row r="2"><c r="B2"><v>1</v></c></row><row r="900"><c r="A900" s="1"/><c r="ZZ900"> </c></row>'
    expect(reachOf(sheet(rows))).to.deep.equal({ last: 900, filled: 2, lacksResults: false, hasMarkedCells: false })
    const prefixed = '<x:row r="2"><x:c r="B2" t="n"><x:f>1+1</x:f></x:c></x:row>'
    expect(reachOf(sheet(prefixed))).to.deep.equal({ last: 2, filled: 2, lacksResults: true, hasMarkedCells: true })
    expect(reachOf(sheet('<row r="2"><c r="B2"><f>1+1</f><v>2</v></c></row>')).lacksResults).to.equal(false)
  })

  it('reports cells with an error, and formulas whose result is missing, empty or 0', () => {
    const table: readonly (readonly [cell: string, hasMarkedCells: boolean])[] = [
      ['<c r="B2" t="e"><v>#N/A</v></c>', true],
      [`<c r="B2" t='e'><v>#REF!</v></c>`, true],
      ['<c r="B2"><f>A1</f></c>', true],
      ['<c r="B2" t="str"><f>A1</f><v></v></c>', true],
      ['<c r="B2" t="str"><f>A1</f><v/></c>', true],
      ['<x:c r="B2"><x:f>A1</x:f><x:v>0</x:v></x:c>', true],
      ['<c r="B2"><f>A1</f><v>0.0</v></c>', true],
      ['<c r="B2"><f>A1</f><v>10</v></c>', false],
      ['<c r="B2"><v>0</v></c>', false],
      ['<c r="B2" t="str"><f>A1</f><v>#N/A</v></c>', false],
    ]
    for (const [cell, hasMarkedCells] of table)
      expect(reachOf(sheet(`<row r="2">${cell}</row>`)).hasMarkedCells, cell).to.equal(hasMarkedCells)
  })

  it('is refused when a reader would find a distant cell', () => {
    const table: readonly (readonly [rows: string, fault: string])[] = [
      ['<row r="9999"><c r="A9999"/></row>', 'none'],
      ['<row r="9999"><c r="A2"><v>1</v></c></row>', 'too-many-rows'],
      ['<row><c r="A9999"><v>1</v></c></row>', 'too-many-rows'],
      ['<row r="7"><c r="XFD7"><!-- --><v>1</v></c></row>', 'too-many-columns'],
      ['<row r="7"><c r="XFD7"><other/><is><t>1</t></is></c></row>', 'too-many-columns'],
      ['<row r="7"><c r="XFD7"><t>1</t></c></row>', 'too-many-columns'],
      ['<row r="7"><c r="XFD7">', 'too-many-columns'],
      ['<row r="7"><c s=">" r="XFD7"><v>1</v></c></row>', 'unsafe'],
      ['<row r="7"><c s="<" r="XFD7"><v>1</v></c></row>', 'unsafe'],
      ['<row r="7"><c r="A7" r="XFD7"><v>1</v></c></row>', 'unsafe'],
      ['<row r="7"><c s="1"r="XFD7"><v>1</v></c></row>', 'unsafe'],
      ['<row r = "9999"/>', 'unsafe'],
      ['<row r="0x9999"/>', 'unsafe'],
      [`<row r="7" note='x'><c note='r="XFD7"' r="A7"><v>1</v></c></row>`, 'none'],
    ]
    for (const [rows, fault] of table) expect(faultOf(rows), rows).to.equal(fault)
  })

  it('is found in linear time, even with unclosed tags', () => {
    // A search that started again at each of these pieces would take hours.
    const table: readonly (readonly [before: string, piece: string, fault: string])[] = [
      ...['<c ', '<row ', '<c r="A1" ', '<c r="A1"'].map(piece => ['', piece, 'unsafe'] as const),
      ...['<f ', '<f>', '<v', '<x:', '<', 'r="1"'].map(piece => ['', piece, 'none'] as const),
      ...[' ', ' r', ' a="1"', 'a:', '"'].map(piece => ['<c r="A7"', piece, 'unsafe'] as const),
    ]
    for (const [before, piece, fault] of table)
      expect(faultOf(`<row r="9999"/><row r="10000">${before}${piece.repeat(300_000)}`), piece).to.equal(fault)
  })
})
