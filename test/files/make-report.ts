import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { csvLine } from '../../core/testing/calls/csv'
import { reportCells } from './report-cells'

/** Writes `report-cells.csv` as a report is written, and what LibreOffice (`soffice`) makes of it. */

/** Comma, quote, UTF-8, from the first line; quoted cells are text. */
const asText = 'CSV:44,34,76,1,,0,true,false'

const folder = fileURLToPath(new URL('.', import.meta.url))
const csv = join(folder, 'report-cells.csv')
writeFileSync(csv, `\uFEFF${csvLine(['Name', 'Value'])}${reportCells.map(cells => csvLine(cells)).join('')}`)

const profile = mkdtempSync(join(tmpdir(), 'office-'))
try {
  execFileSync(
    'soffice',
    [
      `-env:UserInstallation=file://${profile}`,
      '--headless',
      `--infilter=${asText}`,
      '--convert-to',
      'xlsx',
      '--outdir',
      folder,
      csv,
    ],
    { stdio: 'inherit' },
  )
} finally {
  rmSync(profile, { recursive: true })
}
