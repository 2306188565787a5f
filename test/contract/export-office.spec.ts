import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import readWorkbook from 'read-excel-file/universal'
import { sheetColumns } from '../../core/shipments/sheets/spreadsheet'
import { largeExport, largeOrder } from '../fixtures/files/large-order'

/**
 * The suite's export of the order, opened by LibreOffice and saved as .xlsx. `npx tsx test/fixtures/files/make.ts` makes
 * this file with `soffice --headless --convert-to xlsx`.
 */
const bytes = new Uint8Array(
  readFileSync(fileURLToPath(new URL('../fixtures/files/wo-48213-untouched.xlsx', import.meta.url))),
)
const exported = largeExport(largeOrder())
const part = (name: string) => strFromU8(unzipSync(bytes)[name] ?? new Uint8Array())
const letterOf = (id: string) => String.fromCharCode(65 + sheetColumns.findIndex(column => column.id === id))

test('LibreOffice reads every cell of an export unchanged: texts as texts, with all digits and zeros', async () => {
  const [sheet] = await readWorkbook(bytes.slice().buffer)
  const rows = sheet?.data ?? []
  expect(rows.length).toBe(241)
  expect(rows[0]).toEqual(exported.titles)
  const wanted = exported.rows.map(row => row.map(value => (typeof value === 'string' ? value.trim() || null : value)))
  expect(rows.slice(1)).toEqual(wanted)
  const numbers = wanted.map(row => row[sheetColumns.findIndex(({ id }) => id === 'shippingTracking')])
  expect(numbers.some(value => typeof value === 'string' && /^\d{12,}$/.test(value))).toBe(true)
})

// @spec 5.76, 5.77
test('LibreOffice keeps the formats of an export: text cells, dropdowns, and no formula', () => {
  const xml = part('xl/worksheets/sheet1.xml')
  expect(/<f[ >]/.test(xml)).toBe(false)
  const styles = part('xl/styles.xml')
  const formats = new Map(
    [...styles.matchAll(/<numFmt numFmtId="(\d+)" formatCode="([^"]+)"/g)].map(([, id, code]) => [id, code]),
  )
  const cellStyles = /<cellXfs[^>]*>(.*?)<\/cellXfs>/s.exec(styles)?.[1] ?? ''
  const codes = [...cellStyles.matchAll(/<xf [^>]*?numFmtId="(\d+)"/g)].map(([, id]) => formats.get(id))
  for (const id of ['shippingTracking', 'returnTracking', 'zip']) {
    const cells = [...xml.matchAll(new RegExp(`<c r="${letterOf(id)}(?!1")\\d+" s="(\\d+)"`, 'g'))]
    expect(cells.length, id).toBe(240)
    for (const [, style] of cells) expect(codes[Number(style)], id).toBe('@')
  }
  const choices = [...xml.matchAll(/<dataValidation [^>]*sqref="([^"]+)"[^>]*>.*?<formula1>([^<]+)/gs)]
  expect(choices.map(([, cells]) => cells).toSorted()).toEqual(
    ['shippingCourier', 'returnCourier', 'status'].map(id => `${letterOf(id)}2:${letterOf(id)}241`),
  )
  for (const [, , from] of choices) expect(from).toMatch(/^Lists!\$[A-C]\$1:\$[A-C]\$\d+$/)
})
