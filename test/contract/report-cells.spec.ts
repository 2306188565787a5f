import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import readWorkbook from 'read-excel-file/universal'
import { createCsvReader } from '../../core/base/csv'
import { csvLine } from '../../core/base/csv-line'
import { reportCells } from '../fixtures/files/report-cells'

const file = (name: string) => readFileSync(fileURLToPath(new URL(`../fixtures/files/${name}`, import.meta.url)))

/** Cells with a leading apostrophe: formulas, and texts that spreadsheets would change into numbers or dates. */
const guarded = [
  'leading zeros',
  'many digits',
  'digits around a letter',
  'digits like a day',
  'digits like a price',
  'a formula',
  'a formula that calls',
  'a plus',
  'a minus',
  'an at',
  'a formula behind a tab',
]
const expectedValue = (name: string, value: string | number | null) => (guarded.includes(name) ? `'${value}` : value)

test('the committed report equals the current output', () => {
  const text = `${csvLine(['Name', 'Value'])}${reportCells.map(cells => csvLine(cells)).join('')}`
  expect(file('report-cells.csv').toString('utf8')).toBe(`\uFEFF${text}`)
})

test('formulas in the wide signs of Japanese keyboards get an apostrophe too', () => {
  for (const sign of '＝＋－＠') expect(csvLine([`${sign}SUM(A1)`])).toBe(`'${sign}SUM(A1)\r\n`)
})

for (const [way, name] of [
  ['with its default settings', 'report-cells.xlsx'],
  ['with quoted cells as text', 'report-cells-as-text.xlsx'],
] as const)
  test(`LibreOffice reads every cell of a report unchanged, and runs none, ${way}`, async () => {
    const bytes = new Uint8Array(file(name))
    const [sheet] = await readWorkbook(bytes.slice().buffer)
    const read = new Map(sheet?.data.slice(1).map(([cell, value]) => [cell, value]))
    for (const [cell, value] of reportCells)
      expect(String(read.get(cell) ?? ''), cell).toBe(String(expectedValue(cell, value) ?? ''))
    for (const cell of guarded) expect(typeof read.get(cell), cell).toBe('string')
    const parts = unzipSync(bytes)
    const markup = Object.entries(parts).filter(([part]) => part.startsWith('xl/worksheets/sheet'))
    expect(markup.map(([, part]) => /<f[ >]/.test(strFromU8(part)))).toEqual([false])
  })

test('the suite reads the same cells from the report', () => {
  const rows: (readonly string[])[] = []
  const reader = createCsvReader(cells => rows.push(cells))
  reader.push(file('report-cells.csv').toString('utf8').slice(1))
  reader.end()
  expect(rows.slice(1)).toEqual(reportCells.map(([name, value]) => [name, String(expectedValue(name, value) ?? '')]))
})
