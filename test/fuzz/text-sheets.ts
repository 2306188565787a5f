import { Failure } from '../../core/base/errors'
import { couriers, shipment, workOrderNo } from '../../core/shipments/fixtures'
import { isFormulaError } from '../../core/shipments/sheets/formula-errors'
import { planImport } from '../../core/shipments/sheets/import'
import { readTextSheet } from '../../core/shipments/sheets/sheet-text'
import type { Random } from '../../core/testing/random'
import type { Target } from './targets'

/** A sheet with a number and comments in each row. It follows the rules, or has one quotation mark too many. */
interface Model {
  readonly rows: readonly { readonly number: string; readonly comments: string }[]
  readonly delimiter: string
  readonly lineBreak: string
  readonly before: string
  /** The index of the row with an unclosed quotation mark; -1 for none. */
  readonly open: number
}

const now = '2026-11-18T09:00:00Z'
const shipments = Array.from({ length: 8 }, (_, index) => shipment(index + 1))
const titles = ['Serial Number', 'Work Order Number', 'Courier', 'Tracking Number', 'Comments']
const pieces = ['Dock 3', '"', '""', ',', ';', '\t', '\n', ' ', '5" drive', '#N/A', '#REF!', '=1+1', 'é', 'الباب']

function model(random: Random): Model {
  const rows = Array.from({ length: random.whole(1, 8) }, () => ({
    number: `9${random.digits(11)}`,
    comments: Array.from({ length: random.whole(0, 4) }, () => random.pick(pieces)).join(''),
  }))
  return {
    rows,
    delimiter: random.pick([',', ';', '\t']),
    lineBreak: random.pick(['\n', '\r\n', '\r']),
    before: random.pick(['', '\ufeff', 'Shipments of the week\n\n']),
    open: random.chance(0.4) ? random.whole(0, rows.length - 1) : -1,
  }
}

/** Returns a cell by the rules: in quotation marks when it holds a separator. */
function cell(text: string): string {
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

function fileOf({ rows, delimiter, lineBreak, before, open }: Model): string {
  const lines = rows.map(({ number, comments }, index) => {
    const cells = [String(index + 1), workOrderNo, 'FedEx', number, cell(comments)]
    return (index === open ? cells.with(4, `"${comments.replace(/["\t\r\n,;]/g, '')}`) : cells).join(delimiter)
  })
  return before + [titles.join(delimiter), ...lines].join(lineBreak)
}

function readModel(given: Model): void {
  const plan = () =>
    planImport(readTextSheet(new TextEncoder().encode(fileOf(given))), {
      workOrderNo,
      shipments,
      shippingTypes: couriers,
      now,
    })
  if (given.open >= 0) {
    try {
      plan()
    } catch (thrown) {
      if (thrown instanceof Failure && thrown.code === 'open-quote') return
      throw thrown
    }
    throw new Error('tells of the open quotation mark')
  }
  const { rows, refusal } = plan()
  if (refusal || rows.length !== given.rows.length) throw new Error('keeps every row')
  for (const [index, { number, comments }] of given.rows.entries()) {
    const cells = rows[index]?.cells
    if (cells?.shippingTracking.to !== number) throw new Error('keeps the number of every row')
    const { to, state } = cells.shippingComments
    const text = comments.trim()
    if (isFormulaError(text) && state !== 'problem') throw new Error('takes no error for a comment')
    if (to !== text) throw new Error('keeps the comments of every row')
  }
}

export const textSheets: Target = {
  name: 'sheets as text',
  runs: 20_000,
  text: random => JSON.stringify(model(random)),
  read: text => readModel(JSON.parse(text) as Model),
}
