import { expect } from 'chai'
import { cornerOf, pagesOf } from './positions'
import { capacityOf, sheetOf, sheets } from './sheets'

const none = { x: 0, y: 0 }
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index)
const ids = (...names: string[]) => names.map(sheetOf)

/** The sheet, labels, first position and copies, and the labels on each page. */
const cases: [sheet: string, count: number, start: number, copies: number, pages: number[]][] = [
  ['l7163', 15, 8, 1, [7, 8]],
  ['l7163', 14, 1, 1, [14]],
  ['l7163', 15, 1, 1, [14, 1]],
  ['l7163', 1, 14, 1, [1]],
  ['l7163', 5, 13, 3, [2, 13]],
  ['l7165', 8, 8, 1, [1, 7]],
  ['5163', 240, 1, 1, Array.from({ length: 24 }, () => 10)],
  ['4x6', 3, 1, 1, [1, 1, 1]],
  ['4x6', 3, 5, 1, [1, 1, 1]],
  ['l7163', 0, 8, 1, []],
]

for (const [sheet, count, start, copies, wanted] of cases)
  it(`${count} labels on ${sheet} from position ${start}, ${copies} of each: ${wanted.length} pages`, () => {
    const pages = pagesOf(numbers(count), sheetOf(sheet), start, copies)
    expect(pages.map(page => page.length)).to.deep.equal(wanted)
    expect(pages.flat().map(({ item }) => item)).to.deep.equal(
      numbers(count).flatMap(item => Array.from({ length: copies }, () => item)),
    )
  })

it('the first label has its start position, and each later page begins at 1', () => {
  const [first = [], second = []] = pagesOf(numbers(15), sheetOf('l7163'), 8, 1)
  expect(first.map(({ position }) => position)).to.deep.equal([8, 9, 10, 11, 12, 13, 14])
  expect(second.map(({ position }) => position)).to.deep.equal([1, 2, 3, 4, 5, 6, 7, 8])
})

it('positions run along the rows', () => {
  const [l7163, s5163] = ids('l7163', '5163')
  if (!l7163 || !s5163) throw new Error('no sheet')
  expect(cornerOf(l7163, 1, none)).to.deep.equal({ x: 4.65, y: 15.15 })
  expect(cornerOf(l7163, 2, none)).to.deep.equal({ x: 106.25, y: 15.15 })
  expect(cornerOf(l7163, 14, none)).to.deep.equal({ x: 106.25, y: 243.75 })
  expect(cornerOf(s5163, 10, none)).to.deep.equal({ x: 110.49, y: 215.9 })
})

it('the correction of a printer moves all labels alike', () => {
  expect(cornerOf(sheetOf('l7163'), 2, { x: -0.5, y: 1.2 })).to.deep.equal({ x: 105.75, y: 16.35 })
})

for (const sheet of sheets)
  it(`${sheet.name} fits its page, and its labels do not overlap`, () => {
    const last = cornerOf(sheet, capacityOf(sheet), none)
    expect(last.x + sheet.label.width).to.be.at.most(sheet.page.width + 0.01)
    expect(last.y + sheet.label.height).to.be.at.most(sheet.page.height + 0.01)
    expect(sheet.pitch.x).to.be.at.least(sheet.label.width - 0.01)
    expect(sheet.pitch.y).to.be.at.least(sheet.label.height - 0.01)
  })

it('an unknown sheet is read as the default one', () => {
  expect(sheetOf('gone').id).to.equal('l7163')
})
