import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { csvLine } from '../../core/testing/calls/csv'
import { reportCells } from './report-cells'

/** Writes `report-cells.csv` as a report is written, and what LibreOffice (`soffice`) makes of it in two ways. */

/** Comma, quote, UTF-8, from the first line: as the program offers it, and with quoted cells as text. */
const ways = { 'report-cells': 'CSV:44,34,76,1', 'report-cells-as-text': 'CSV:44,34,76,1,,0,true,false' }

const folder = fileURLToPath(new URL('.', import.meta.url))
const words = `\uFEFF${csvLine(['Name', 'Value'])}${reportCells.map(cells => csvLine(cells)).join('')}`
writeFileSync(join(folder, 'report-cells.csv'), words)

const work = mkdtempSync(join(tmpdir(), 'office-'))
try {
  for (const [name, filter] of Object.entries(ways)) {
    const csv = join(work, `${name}.csv`)
    writeFileSync(csv, words)
    const profile = `-env:UserInstallation=file://${join(work, 'profile')}`
    const how = [profile, '--headless', `--infilter=${filter}`, '--convert-to', 'xlsx', '--outdir', folder, csv]
    execFileSync('soffice', how, { stdio: 'inherit' })
  }
} finally {
  rmSync(work, { recursive: true })
}
