import { expect } from 'chai'
import './words'
import { zipSync } from 'fflate'
import { hostiles, workbook } from '../../../test/fixtures/files/hostile'
import type { Failure } from '../../base/errors'
import '../words'
import { translator } from '../../i18n/translate'
import { explainSheet } from './sheet-failures'
import { readSheet } from './sheets'

describe('a file that means harm', () => {
  for (const { name, bytes, words: wanted } of hostiles)
    it(`${name}: is refused by its words`, async () => {
      const failure = await readSheet(new Blob([new Uint8Array(bytes())])).catch((thrown: Failure) => thrown)
      const said = 'category' in failure ? explainSheet(failure) : null
      expect(said && translator('en').text(said)).to.equal(wanted)
    })

  it('takes formulas by their stored results, and computes nothing', async () => {
    const titles = ['Serial Number', 'Work Order Number', 'Shipping Courier Type', 'Shipping Tracking Number']
    const results = [titles, ['1', 'WO-1', 'UPS', '=1+1']]
    const rows = results.map((cells, at) => {
      const made = cells.map(
        (value, column) => `<c r="${'ABCD'[column]}${at + 1}" t="str"><f>1+${column}</f><v>${value}</v></c>`,
      )
      return `<row r="${at + 1}">${made.join('')}</row>`
    })
    const sheet = await readSheet(new Blob([new Uint8Array(zipSync(workbook(rows.join(''))))]))
    expect(sheet.rows[0]?.cells).to.include({ serial: '1', shippingTracking: '=1+1' })
  })
})
