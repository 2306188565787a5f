import { Failure } from '../../core/base/errors'
import { couriers, shipment, workOrderNo } from '../../core/shipments/fixtures'
import { planImport } from '../../core/shipments/sheets/import'
import { readSheetFile } from '../../core/shipments/sheets/sheet-file'
import { type SheetMarkup, shipmentRow, textCell, titleRow, workbookOf } from '../../core/shipments/workbook-fixtures'
import type { Random } from '../../core/testing/random'
import type { Target } from './targets'

const kinds = ['text', 'number', 'truth', 'error', 'noResult', 'empty', 'zero', 'blank'] as const
type Kind = (typeof kinds)[number]

interface Model {
  readonly kind: NonNullable<SheetMarkup['kind']>
  readonly state: 'visible' | 'hidden' | 'veryHidden'
  readonly isTitled: boolean
  /** The kinds of the tracking cells, row by row. */
  readonly cells: readonly Kind[]
}

const shipments = Array.from({ length: 6 }, (_, index) => shipment(index + 1))
const formula = '<f>VLOOKUP(A2,Scans!A:B,2,FALSE)</f>'
const numberOf = (sheet: number, row: number) => `98657878${sheet}${row}55`

function markupOf(kind: Kind, number: string): string {
  const markups: Record<Kind, string> = {
    text: textCell(number),
    number: `<c><v>${number}</v></c>`,
    truth: '<c t="b"><v>1</v></c>',
    error: `<c t="e">${formula}<v>#N/A</v></c>`,
    noResult: `<c>${formula}</c>`,
    empty: `<c t="str">${formula}<v></v></c>`,
    zero: `<c>${formula}<v>0</v></c>`,
    blank: '<c/>',
  }
  return markups[kind]
}

function models(random: Random): readonly Model[] {
  return Array.from({ length: random.whole(1, 4) }, () => ({
    kind: random.pick(['worksheet', 'worksheet', 'worksheet', 'chartsheet', 'dialogsheet'] as const),
    state: random.pick(['visible', 'visible', 'hidden', 'veryHidden'] as const),
    isTitled: random.chance(0.8),
    cells: Array.from({ length: random.whole(1, 6) }, () => random.pick(kinds)),
  }))
}

/** Returns the expected outcomes for the tracking cells of a sheet; null for a row without one. */
function wanted({ cells }: Model): readonly ('change' | 'problem' | null)[] {
  const filled = cells.filter(kind => kind !== 'blank')
  const isUncalculated = filled.every(kind => kind === 'empty' || kind === 'zero')
  return cells.map(kind => {
    if (kind === 'blank' || (kind === 'empty' && !isUncalculated)) return null
    return kind === 'text' || kind === 'number' ? 'change' : 'problem'
  })
}

async function readModels(given: readonly Model[]): Promise<void> {
  const sheets = given.map(({ kind, state, isTitled, cells }, sheet): SheetMarkup => {
    const rows = cells.map((cell, row) => shipmentRow(row + 1, markupOf(cell, numberOf(sheet, row))))
    return { name: `Sheet &amp; ${sheet}`, kind, state, rows: (isTitled ? titleRow : '') + rows.join('') }
  })
  const first = given.findIndex(({ kind, state, isTitled }) => kind === 'worksheet' && state === 'visible' && isTitled)
  const read = await readSheetFile(workbookOf(sheets)).catch((thrown: unknown) => thrown)
  if (first < 0) {
    if (read instanceof Failure && read.code !== 'damaged') return
    throw new Error('reads no sheet that nobody sees')
  }
  if (read instanceof Error) throw read
  const sheet = read as Awaited<ReturnType<typeof readSheetFile>>
  if (sheet.name !== `Sheet & ${first}`) throw new Error('reads the first sheet that people see')
  const { rows } = planImport(sheet, { workOrderNo, shipments, shippingTypes: couriers, now: '2026-11-18T09:00:00Z' })
  const outcomes = wanted(given[first] as Model)
  for (const [index, outcome] of outcomes.entries()) {
    const row = rows.find(({ serial }) => serial === String(index + 1))
    if ((row?.outcome ?? null) !== outcome) throw new Error(`plans row ${index + 1} as ${outcome}, not ${row?.outcome}`)
    if (outcome === 'change' && row?.cells.shippingTracking.to !== numberOf(first, index))
      throw new Error('keeps the number of every row')
  }
}

export const workbooks: Target = {
  name: 'workbooks',
  runs: 2_000,
  text: random => JSON.stringify(models(random)),
  read: text => readModels(JSON.parse(text) as readonly Model[]),
}
