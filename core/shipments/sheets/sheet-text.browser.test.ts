import { expect } from 'chai'
import fc from 'fast-check'
import { Failure } from '../../base/errors'
import { cellsOf } from './delimited'
import { explainSheet } from './sheet-faults'
import { readTextSheet } from './sheet-text'

const head = ['Serial Number', 'Work Order Number', 'Shipping Courier Type', 'Shipping Tracking Number', 'Comments']
const utf8 = (text: string) => new TextEncoder().encode(text)

function faultOf(bytes: Uint8Array): string {
  try {
    readTextSheet(bytes)
  } catch (thrown) {
    if (thrown instanceof Failure) return String(thrown.code)
    throw thrown
  }
  return 'none'
}

describe('a sheet as text', () => {
  const row = ['7', 'WO-1', 'Canada Post', '0073938000549297', 'Montréal – «quai»']
  const encodings: [string, Uint8Array][] = [
    ['UTF-8', utf8(`${head.join(',')}\r\n${row.join(',')}`)],
    ['UTF-8 with a byte order mark', utf8(`\ufeff${head.join(',')}\n${row.join(',')}\n`)],
    ['Windows-1252', latin(`${head.join(';')}\r\n${row.join(';')}\r\n`)],
    ['UTF-16', utf16(`\ufeff${head.join('\t')}\r\n${row.join('\t')}`)],
    ['the clipboard', utf8(`${head.join('\t')}\n${row.join('\t')}`)],
  ]
  for (const [name, bytes] of encodings)
    it(`is read from ${name}, with leading zeros`, () => {
      const { rows } = readTextSheet(bytes)
      expect(rows).to.deep.equal([
        {
          row: 2,
          cells: {
            serial: '7',
            workOrder: 'WO-1',
            shippingCourier: 'Canada Post',
            shippingTracking: '0073938000549297',
            shippingComments: 'Montréal – «quai»',
          },
        },
      ])
    })

  it('is read by the delimiter of the titles below other lines, with rows numbered as in a spreadsheet', () => {
    const text = `sep=;\r\nfrom the depot, 18 November\r\n\r\n${head.join(';')}\r\n\r\n"1";WO-1;UPS;="0012";"a;b ""c""\r\nd"\r\n`
    expect(readTextSheet(utf8(text)).rows).to.deep.equal([
      {
        row: 6,
        cells: {
          serial: '1',
          workOrder: 'WO-1',
          shippingCourier: 'UPS',
          shippingTracking: '0012',
          shippingComments: 'a;b "c"\r\nd',
        },
      },
    ])
  })

  it('is refused as empty without content', () => {
    for (const text of ['', '\ufeff', ' \r\n\r\n']) expect(faultOf(utf8(text))).to.equal('empty')
  })

  it('is refused with its fault', () => {
    expect(faultOf(utf8('no sheet'))).to.equal('not-a-sheet')
    expect(faultOf(utf8('name,place\nx,y'))).to.equal('no-titles')
    expect(faultOf(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]))).to.equal('not-a-sheet')
    expect(faultOf(utf8(`${head.join(',')}\n${'1,WO-1,UPS,1Z,x\n'.repeat(5001)}`))).to.equal('too-many-rows')
    expect(faultOf(utf8(`${head.join(',')}\n1${',x'.repeat(60)}`))).to.equal('too-many-columns')
  })

  const line = (serial: number, comments: string) => `${serial},WO-1,UPS,1Z,${comments}`
  const sheet = (...comments: readonly string[]) =>
    utf8([head.join(','), ...comments.map((text, index) => line(index + 1, text))].join('\r\n'))

  it('is refused with the line of an unclosed quotation mark', () => {
    const table: readonly (readonly [bytes: Uint8Array, line: number])[] = [
      [sheet('"Dock 3', 'Dock 4', 'Dock 5'), 2],
      [sheet('Dock 3', '"Dock 4'), 3],
      [sheet('"Dock 3', '"Dock 4"'), 2],
      [sheet('"Dock 3', 'Dock 4', '"Dock 5'), 2],
      [sheet('"Dock 3', '"', 'Dock 5'), 2],
      [sheet('Dock 3', '"Dock 4', '"\r\nring twice"'), 3],
      [utf8(`"Shipments of week 48\n${head.join(',')}\n${line(1, '')}`), 1],
      [sheet('"Ring twice\r\nat the back"', '"Dock 4', 'Dock 5'), 4],
      [utf8([head.join(';'), '1;WO-1;UPS;1Z;"Dock 3', '2;WO-1;UPS;1Z;'].join('\n')), 2],
    ]
    for (const [bytes, line] of table) {
      let failure: unknown = null
      try {
        readTextSheet(bytes)
      } catch (thrown) {
        failure = thrown
      }
      expect(failure).to.deep.include({ code: 'open-quote', details: { line } })
      expect(explainSheet(failure as Failure)).to.deep.equal({ key: 'shipments.import.openQuote', vars: { line } })
    }
  })

  it('is refused with the line of a row that is longer than its titles', () => {
    const table: readonly (readonly [bytes: Uint8Array, line: number | null])[] = [
      [sheet('Ring twice, please'), 2],
      [sheet('"Ring\r\ntwice"', 'Dock 3', 'Dock 4, at the back'), 5],
      [utf8(`Week 48\n\n${head.join(';')}\n1;WO-1;UPS;1Z;Tor 3; hinten\n`), 4],
      [utf8(`${head.join('\t')}\n1\tWO-1\tUPS\t1Z\tDock\t3`), 2],
      [utf8(`${head.join(',')},\n1,WO-1,UPS,1Z,Dock 3,called twice`), null],
      [sheet('Dock 3,,, '), null],
      [utf8(`Week 48, late, list, of, Tuesday, noon\n${head.join(',')}\n1,WO-1,UPS,1Z,Dock 3`), null],
    ]
    for (const [bytes, line] of table) {
      let failure: unknown = null
      try {
        readTextSheet(bytes)
      } catch (thrown) {
        failure = thrown
      }
      if (line === null) expect(failure).to.equal(null)
      else {
        expect(failure).to.deep.include({ code: 'extra-cells', details: { line } })
        expect(explainSheet(failure as Failure)).to.deep.equal({ key: 'shipments.import.extraCells', vars: { line } })
      }
    }
  })

  it('keeps quotation marks inside a cell', () => {
    const comments = ['Case of 5" drives', '"Stage" door', '6\' 2"', 'Say "dock" twice', '5"x7" case']
    const { rows } = readTextSheet(sheet(...comments))
    expect(rows.map(({ cells }) => cells.shippingComments)).to.deep.equal(comments)
  })

  it('returns any cells that were written by the rules', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', '\r', '=', ' '), maxLength: 6 })
    const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1 }), rows => {
        const text = rows.map(cells => cells.map(quoted).join(',')).join('\r\n')
        const wanted = rows.map(cells => cells.map(one => /^="([^"]*)"$/.exec(one)?.[1] ?? one))
        expect(cellsOf(text, ',')).to.deep.equal({ rows: wanted, openQuote: null })
      }),
    )
  })

  it('returns a sheet or a fault for any bytes', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 200 }), bytes => void faultOf(bytes)))
  })
})

function latin(text: string): Uint8Array {
  return Uint8Array.from(text, letter => (letter === '–' ? 0x96 : letter.charCodeAt(0)))
}

function utf16(text: string): Uint8Array {
  return new Uint8Array(Uint16Array.from(text, letter => letter.charCodeAt(0)).buffer)
}
