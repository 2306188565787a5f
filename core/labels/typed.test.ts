import { expect } from 'chai'
import { parseSerials } from './serials'
import { parseOffset, readPrinter, storePrinter } from './stored'

const serials: [text: string, wanted: number[], wrong: string | null][] = [
  ['7', [7], null],
  ['3, 8-12', [3, 8, 9, 10, 11, 12], null],
  ['3 8–9', [3, 8, 9], null],
  ['1;1-2', [1, 2], null],
  ['12-8', [], '12-8'],
  ['', [], null],
  [' , ', [], null],
  ['3, x, y', [3], 'x'],
  ['9-10, 300, x', [9, 10, 300], 'x'],
  ['-3', [], '-3'],
  ['1-99999', [], '1-99999'],
]
for (const [text, wanted, wrong] of serials)
  it(`"${text}" names ${wanted.length} serials${wrong === null ? '' : `, and “${wrong}” is no serial`}`, () => {
    const read = parseSerials(text)
    expect([...read.serials]).to.deep.equal(wanted)
    expect(read.wrong).to.equal(wrong)
  })

const offsets: [text: string, wanted: number | null][] = [
  ['', 0],
  ['1.5', 1.5],
  ['-0,5', -0.5],
  ['−2', -2],
  ['+.5', 0.5],
  ['10', 10],
  ['10.1', null],
  ['1.2.3', null],
  ['one', null],
  ['-', null],
]
for (const [text, wanted] of offsets)
  it(`"${text}" mm is ${wanted}`, () => {
    expect(parseOffset(text)).to.equal(wanted)
  })

describe('the printer settings in a browser', () => {
  beforeEach(() => localStorage.clear())

  it('are the default sheet and no correction at first', () => {
    expect(readPrinter()).to.deep.equal({ sheet: 'l7163', offset: { x: 0, y: 0 } })
  })

  it('are restored as they were stored', () => {
    const printer = { sheet: '5163', offset: { x: -0.5, y: 1.2 } }
    storePrinter(printer)
    expect(readPrinter()).to.deep.equal(printer)
  })

  it('are ignored if they are invalid', () => {
    localStorage.setItem('reeldock:labels', JSON.stringify({ value: { sheet: 7, x: 400, y: 'far' }, until: null }))
    expect(readPrinter()).to.deep.equal({ sheet: 'l7163', offset: { x: 0, y: 0 } })
  })
})
