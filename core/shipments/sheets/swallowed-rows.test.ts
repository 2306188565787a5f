import { expect } from 'chai'
import { Failure } from '../../base/errors'
import { readTextSheet } from './sheet-text'

const titles = ['Serial Number', 'Work Order Number', 'Courier', 'Tracking Number', 'Comments']

/** Returns the line of the failure; null for a sheet that is read. */
function lineOfFailure(...lines: readonly string[]): unknown {
  try {
    readTextSheet(new TextEncoder().encode(lines.join('\n')))
    return null
  } catch (thrown) {
    if (!(thrown instanceof Failure)) throw thrown
    expect(thrown.code).to.equal('open-quote')
    return thrown.details.line
  }
}

describe('a quotation mark that is closed by the mark of another row', () => {
  const comma = titles.join(',')
  const spoiled: readonly (readonly [name: string, lines: readonly string[], line: number])[] = [
    ['a text with inches', [comma, '1,WO-1,UPS,11112222,"Stage', '2,WO-1,UPS,33334444,drive of 5"'], 2],
    ['a quoted text that begins with the delimiter', [comma, '1,WO-1,UPS,1111,"Stage', '2,WO-1,UPS,2222,", rear"'], 2],
    ['tabs', [titles.join('\t'), '1\tWO-1\tUPS\t1111\t"Dock', '2\tWO-1\tUPS\t2222\tDock 5"'], 2],
    ['semicolons', [titles.join(';'), '1;WO-1;UPS;1;', '2;WO-1;UPS;2;"Tor', '3;WO-1;UPS;3;Tor 3"'], 3],
    ['a quoted order number', [comma, '1,"WO-1",UPS,1111,"Dock', '2,"WO-1",UPS,2222,Dock 5"'], 2],
    ['rows between both', [comma, '1,WO-1,UPS,1,"Dock', '2,WO-1,UPS,2,', '3,WO-1,UPS,3,Dock 5"'], 2],
    ['a first cell of a row', [comma, '1,WO-1,UPS,1111,"Dock', '2",WO-1,UPS,2222,'], 2],
    ['a cell of two lines before it', [comma, '1,WO-1,UPS,1,"a', 'b"', '2,WO-1,"UPS', '3,WO-1,UPS",3,'], 4],
    ['lines above the titles', ['Week 47', '', comma, '1,WO-1,UPS,1,"Dock', '2,WO-1,UPS,2,Dock 5"'], 4],
  ]
  for (const [name, lines, line] of spoiled)
    it(`refuses the sheet with the line of the mark: ${name}`, () => {
      expect(lineOfFailure(...lines)).to.equal(line)
    })

  const intact: readonly (readonly [name: string, lines: readonly string[]])[] = [
    ['comments of two lines with commas', [comma, '1,WO-1,UPS,1111,"Ring, wait,', 'then, go, in"']],
    ['comments that mention the order in a sentence', [comma, '1,WO-1,UPS,1111,"See WO-1, or', 'WO-1 again, please"']],
    ['comments of one line that are the order', [comma, '1,WO-1,UPS,1111,"a', 'WO-1"']],
    ['inches in one row', [comma, '1,WO-1,UPS,1111,5" drive', '2,WO-1,UPS,2222,"a', 'b"']],
    [
      'a second column with the order',
      [`Reference,${comma}`, 'WO-1,1,WO-1,UPS,1111,', 'WO-1,2,WO-1,UPS,2222,"a', 'b"'],
    ],
    ['no work order numbers', [comma, '1,,UPS,1111,"a,', ',b"']],
  ]
  for (const [name, lines] of intact)
    it(`reads a sheet whose marks are pairs: ${name}`, () => {
      expect(lineOfFailure(...lines)).to.equal(null)
    })
})
