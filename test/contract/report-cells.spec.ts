import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import readWorkbook from 'read-excel-file/universal'
import { createCsvReader } from '../../core/reports/csv'
import { csvLine } from '../../core/testing/calls/csv'
import { reportCells } from '../files/report-cells'

const file = (name: string) => readFileSync(fileURLToPath(new URL(`../files/${name}`, import.meta.url)))

/** As a spreadsheet shows it: what it would run has an apostrophe before it, and is text. */
const shown = (value: string | number | null) =>
  typeof value === 'string' && /^[=+\-@\t]/.test(value) ? `'${value}` : value

test('the committed report is the one that is written today', () => {
  const words = `${csvLine(['Name', 'Value'])}${reportCells.map(cells => csvLine(cells)).join('')}`
  expect(file('report-cells.csv').toString('utf8')).toBe(`\uFEFF${words}`)
})

test('LibreOffice reads every cell of a report as it was, and runs none', async () => {
  const workbook = file('report-cells.xlsx')
  const bytes = new Uint8Array(workbook)
  const [sheet] = await readWorkbook(bytes.slice().buffer)
  const read = new Map(sheet?.data.slice(1).map(([name, value]) => [name, value]))
  for (const [name, value] of reportCells) expect(read.get(name), name).toBe(shown(value))
  const parts = unzipSync(bytes)
  const markup = Object.entries(parts).filter(([name]) => name.startsWith('xl/worksheets/sheet'))
  expect(markup.map(([, part]) => /<f[ >]/.test(strFromU8(part)))).toEqual([false])
})

test('the suite reads the same cells', () => {
  const rows: (readonly string[])[] = []
  const reader = createCsvReader(cells => rows.push(cells))
  reader.push(file('report-cells.csv').toString('utf8').slice(1))
  reader.end()
  expect(rows.slice(1)).toEqual(reportCells.map(([name, value]) => [name, String(shown(value) ?? '')]))
})
