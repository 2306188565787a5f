import { expect } from 'chai'
import './words'
import { zipSync } from 'fflate'
import { hostiles, workbook } from '../../../test/fixtures/files/hostile'
import type { Failure } from '../../base/errors'
import '../words'
import { translator } from '../../i18n/translate'
import { explainSheet } from './sheet-faults'
import { readSheet } from './sheets'

describe('a hostile file', () => {
  for (const { name, bytes, message: wanted } of hostiles)
    it(`is refused with its message: ${name}`, async () => {
      const failure = await readSheet(new Blob([new Uint8Array(bytes())])).catch((thrown: Failure) => thrown)
      const message = 'category' in failure ? explainSheet(failure) : null
      expect(message && translator('en').text(message)).to.equal(wanted)
    })

  it('has its formulas read by their stored results, without calculation', async () => {
    const titles = ['Serial Number', 'Work Order Number', 'Shipping Courier Type', 'Shipping Tracking Number']
    const results = [titles, ['1', 'WO-1', 'UPS', '=1+1']]
    const rows = results.map((cells, index) => {
      const markup = cells.map(
        (value, column) => `<c r="${'ABCD'[column]}${index + 1}" t="str"><f>1+${column}</f><v>${value}</v></c>`,
      )
      return `<row r="${index + 1}">${markup.join('')}</row>`
    })
    const sheet = await readSheet(new Blob([new Uint8Array(zipSync(workbook(rows.join(''))))]))
    expect(sheet.rows[0]?.cells).to.include({ serial: '1', shippingTracking: '=1+1' })
  })
})
