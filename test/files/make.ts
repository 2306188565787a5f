import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { writeSheetFile } from '../../core/shipments/sheet-file'
import { sheetColumns } from '../../core/shipments/spreadsheet'
import { consignment } from '../../core/testing/content/couriers'
import { createRandom } from '../../core/testing/random'
import type { Shipment } from '../../core/wire/shipments'
import { type Cell, fods } from './fods'
import { largeExport, largeOrder, workOrderNo } from './large-order'

/** Writes the workbooks of this folder anew, through LibreOffice (`soffice`). */

const titles = sheetColumns.map(({ title }) => title)
type Title = (typeof titles)[number]
type Row = Partial<Record<Title, Cell>>

/** Small and fixed: its columns stand in another order, under a line of something else, with one that nobody knows. */
const small: Cell[][] = [
  ['Tracking of 18 November, from the depot'],
  [],
  [
    'Notes',
    'status',
    'SERIAL  NUMBER',
    'Work order',
    'Courier',
    'Tracking no.',
    'Shipping Comments',
    'Return Courier',
    'Return Tracking',
  ],
  ['text', 'Shipped', 1, workOrderNo, 'ups', '1Z5R89390357567127', 'Left at dock 3', null, null],
  ['a number', 'Shipped', 2, workOrderNo, 'FedEx', 986578788855, null, 'UPS', 568283610012000],
  ['leading zeros', 'Shipped', 3, workOrderNo, 'Canada Post', '0073938000549297', null, null, null],
  [
    'formulas',
    'Shipped',
    { formula: '=3+1', value: 4 },
    workOrderNo,
    { formula: '=UPPER("dhl")', value: 'DHL' },
    { formula: '="33188"&"10025"', value: '3318810025' },
    { formula: '=NA()', value: 0 },
    null,
    null,
  ],
  ['no courier yet', 'Pending', 5, workOrderNo, null, null, null, null, null],
  ['too many digits', 'Shipped', 6, workOrderNo, 'FedEx', 9.400111206206406e21, null, null, null],
  ['a date', 'Shipped', 7, workOrderNo, 'FedEx', { day: '2026-11-19' }, null, null, null],
  [],
  ['bad courier', 'Delivered', 8, workOrderNo, 'FedX Grnd', '986586434344', null, null, null],
  ['nobody’s', 'Shipped', 241, workOrderNo, 'UPS', '1Z5R89390357567127', null, null, null],
]

/** The large order's export with cells typed over, and rows added below. */
function typedOver(
  shipments: readonly Shipment[],
  typed: ReadonlyMap<number, Row>,
  below: readonly Row[] = [],
): Cell[][] {
  const { rows } = largeExport(shipments)
  return [
    titles,
    ...rows.map(row => titles.map((title, at) => typed.get(Number(row[0]))?.[title] ?? row[at] ?? null)),
    ...below.map(row => titles.map(title => row[title] ?? null)),
  ]
}

/** Forty pending rows get courier and tracking number, 36 of them are marked as shipped; one that was shipped changes courier. */
function tracked(shipments: readonly Shipment[]): Map<number, Row> {
  const random = createRandom(48213)
  const typed = new Map<number, Row>()
  const waiting = shipments.filter(({ status }) => status === 'pending').slice(0, 40)
  for (const [at, { ordinal, theatre }] of waiting.entries()) {
    const { type, reference } = consignment(random, theatre.country.code)
    const digits = /^[1-9]\d{0,14}$/.test(reference ?? '')
    typed.set(ordinal, {
      'Shipping Courier Type': at % 5 === 0 ? (type?.toUpperCase() ?? null) : type,
      // Numbers that were pasted are numbers in the sheet.
      'Shipping Tracking Number': digits && at % 2 === 0 ? Number(reference) : reference,
      ...(at % 20 === 0 ? { 'Shipping Comments': 'Left at dock 3' } : {}),
      ...(at < 36 ? { Status: 'Shipped' } : {}),
    })
  }
  const moved = shipments.find(
    ({ status, shippingDetails }) => status === 'dispatched' && shippingDetails?.type === 'UPS',
  )
  if (moved) typed.set(moved.ordinal, { 'Shipping Courier Type': 'FedEx', 'Shipping Tracking Number': '986612345677' })
  return typed
}

/** The same with what goes wrong in practice: two couriers that nobody knows, a number that lost its digits, serials that fit nothing. */
function mistaken(typed: ReadonlyMap<number, Row>): Map<number, Row> {
  const [first, second, third] = [...typed.keys()]
  const wrong = new Map(typed)
  const over = (serial: number | undefined, row: Row) => {
    if (serial !== undefined) wrong.set(serial, { ...typed.get(serial), ...row })
  }
  over(first, { 'Shipping Courier Type': 'FedX Grnd' })
  over(second, { 'Shipping Courier Type': 'FedX Grnd' })
  over(third, { 'Shipping Courier Type': 'USPS', 'Shipping Tracking Number': 9.400111206206406e21 })
  return wrong
}

const stray: Row = {
  'Serial Number': 241,
  'Work Order Number': workOrderNo,
  'Shipping Courier Type': 'UPS',
  'Shipping Tracking Number': '1Z5R89390357567127',
  Status: 'Shipped',
}

/** Forty rows as a depot sends them back, with one of each mistake that is made: the columns that are needed, and no others. */
function depotForty(shipments: readonly Shipment[]): Cell[][] {
  const typed = [...tracked(shipments)].slice(0, 40)
  const rows = typed.map(([serial, row], at): Row => {
    const full: Row = { 'Serial Number': serial, 'Work Order Number': workOrderNo, ...row, Status: 'Shipped' }
    if (at === 3 || at === 17) return { ...full, 'Shipping Courier Type': 'FedX Grnd' }
    if (at === 8) return { ...full, 'Serial Number': 999 }
    if (at === 12) return { ...full, 'Serial Number': typed[11]?.[0] ?? null }
    if (at === 21) return { ...full, 'Shipping Tracking Number': 9.27489315077085e16 }
    if (at >= 30 && at < 33) return { ...full, 'Shipping Courier Type': null }
    return at === 1 ? { ...full, 'Shipping Comments': 'Quai nº 3, côté café' } : full
  })
  return [fortyTitles, ...rows.map(row => fortyTitles.map(title => row[title] ?? null))]
}

const fortyTitles = titles.filter(title =>
  /^(Serial|Work Order|Shipping (Courier|Tracking|Comments)|Status)/.test(title),
)

const shipments = largeOrder()
const typed = tracked(shipments)
const sheets: Record<string, Cell[][]> = {
  'depot-list': small,
  'wo-48213-tracking': typedOver(shipments, typed),
  'wo-48213-mistakes': typedOver(shipments, mistaken(typed), [stray]),
  'depot-forty': depotForty(shipments),
}

const folder = fileURLToPath(new URL('.', import.meta.url))
const work = mkdtempSync(join(tmpdir(), 'sheets-'))
try {
  const sources = Object.entries(sheets).map(([name, rows]) => {
    const path = join(work, `${name}.fods`)
    writeFileSync(path, fods('Shipments', rows))
    return path
  })
  const untouched = await writeSheetFile(largeExport(shipments))
  const exported = join(work, 'wo-48213-untouched.xlsx')
  writeFileSync(exported, Buffer.from(await untouched.arrayBuffer()))
  const profile = `-env:UserInstallation=file://${join(work, 'profile')}`
  const convert = (to: string, outdir: string, files: readonly string[]) =>
    execFileSync('soffice', [profile, '--headless', '--convert-to', to, '--outdir', outdir, ...files], {
      stdio: 'inherit',
    })
  convert('xlsx', folder, [...sources, exported])
  // Comma or semicolon, character set (76 is UTF-8, 1 Windows-1252), cells as they are shown.
  const forty = join(folder, 'depot-forty.xlsx')
  convert('csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,false', work, [forty])
  const marked = Buffer.concat([Buffer.from('\ufeff'), readFileSync(join(work, 'depot-forty.csv'))])
  writeFileSync(join(folder, 'depot-forty-bom.csv'), marked)
  convert('csv:Text - txt - csv (StarCalc):59,34,1,1,,0,false,true,false', work, [forty])
  copyFileSync(join(work, 'depot-forty.csv'), join(folder, 'depot-forty-1252.csv'))
} finally {
  rmSync(work, { recursive: true })
}
