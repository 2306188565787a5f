import { expect } from 'chai'
import { barsOf, codeText, squareOf } from './codes'

/** Returns the modules of a path from left to right on its row `y`. */
function rowOf(path: string, y: number, width: number): string {
  const row = Array.from({ length: width }, () => '0')
  for (const [, x, line, run] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    if (Number(line) === y) row.fill('1', Number(x), Number(x) + Number(run))
  return row.join('')
}

it('the text of a code identifies the row, within 20 characters', () => {
  expect(codeText('WO-48213', 3)).to.equal('WO-48213-003')
  expect(codeText('WO-48213', 1240)).to.equal('WO-48213-1240')
  expect(codeText('WO-48213', 240).length).to.be.at.most(20)
})

it('bars have ten white modules on each side, and run from start to stop', () => {
  const code = barsOf('WO-48213-003')
  if (!code) throw new Error('no code')
  const row = rowOf(code.path, 0, code.width)
  expect(row).to.match(/^0{10}11010010000/)
  expect(row).to.match(/11000111010110{10}$/)
  // Each character has eleven modules, the stop thirteen.
  expect((code.width - 20 - 13) % 11).to.equal(0)
})

it('a text with characters outside Code 128 has no bars', () => {
  expect(barsOf('WO-第三-003')).to.equal(null)
})

it('the square has four white modules around it, and its three corners', () => {
  const { path, width, height } = squareOf('WO-48213-003')
  expect([width, height]).to.deep.equal([29, 29])
  expect(rowOf(path, 3, width)).to.equal('0'.repeat(29))
  expect(rowOf(path, 4, width)).to.match(/^0{4}1{7}0.{5}01{7}0{4}$/)
  expect(rowOf(path, 24, width)).to.match(/^0{4}1{7}0/)
})
