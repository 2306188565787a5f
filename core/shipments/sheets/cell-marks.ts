import type { MarkedCell } from './marked-cells'
import { columnNumber } from './sheet-markup'
import type { SheetValue } from './spreadsheet'

/** The marks of a worksheet, by the addresses of their cells. */
export type Marks = ReadonlyMap<string, MarkedCell>

/**
 * The tags of cells, formulas and values. An unclosed cell ends at the next one, so that the time is linear in the size
 * of the sheet.
 */
const tags = /<(\/?)(?:[\w.-]+:)?(c|f|v)(?=[\s/>])([^<>]*)>/g
const attribute = (name: string) => new RegExp(`(?:^|\\s)${name}=["']([^"']*)["']`)
const [address, type, style] = [attribute('r'), attribute('t'), attribute('s')]

interface CellMarkup {
  readonly address: string
  /** The type of the value: "n", "s", "str", "b", "e" and others. */
  readonly type: string
  /** The number of the style; null without one. */
  readonly style: number | null
  readonly hasFormula: boolean
  /** The stored result; null without one. */
  readonly result: string | null
  /** The positions at which the markup of the cell begins and ends. */
  readonly from: number
  readonly to: number
}

/** Yields the cells of a worksheet that are not blank, in the order of the markup. */
function* cellsIn(xml: string): Generator<CellMarkup> {
  let open: { inside: string; from: number; hasFormula: boolean; result: string | null } | null = null
  for (const match of xml.matchAll(tags)) {
    const [tag, end, name, inside = ''] = match
    const after = match.index + tag.length
    if (name === 'c' && end === '') {
      open = inside.endsWith('/') ? null : { inside, from: match.index, hasFormula: false, result: null }
    } else if (open === null) continue
    else if (name === 'c') {
      const number = style.exec(open.inside)?.[1]
      yield {
        address: address.exec(open.inside)?.[1] ?? '',
        type: type.exec(open.inside)?.[1] ?? 'n',
        style: number === undefined ? null : Number(number),
        hasFormula: open.hasFormula,
        result: open.result,
        from: open.from,
        to: after,
      }
      open = null
    } else if (name === 'f') open.hasFormula ||= end === ''
    else if (end === '') open.result = inside.endsWith('/') ? '' : xml.slice(after, xml.indexOf('<', after))
  }
}

/**
 * Removes the cells without a proper value from the markup of a worksheet, since a reader would drop them or refuse the
 * file.
 * @param xml the markup, already checked by `reachOf`
 * @returns the marks of these cells, and the markup with the cells left blank
 */
export function removeMarkedCells(xml: string): { readonly marks: Marks; readonly xml: string } {
  const marks = new Map<string, MarkedCell>()
  const pieces: string[] = []
  let end = 0
  for (const cell of cellsIn(xml)) {
    const mark = markOf(cell)
    if (mark === null) continue
    marks.set(cell.address, mark)
    pieces.push(xml.slice(end, cell.from))
    end = cell.to
  }
  return { marks, xml: pieces.join('') + xml.slice(end) }
}

function markOf({ type, hasFormula, result }: CellMarkup): MarkedCell | null {
  if (type === 'e') return { kind: 'error', shown: result?.trim() || '#N/A' }
  if (!hasFormula || type === 's' || type === 'inlineStr') return null
  if (result === null) return { kind: 'no-result', shown: '' }
  if (result.trim() === '') return { kind: type === 'str' ? 'empty-result' : 'no-result', shown: '' }
  return type === 'n' && Number(result) === 0 ? { kind: 'empty-result', shown: '0' } : null
}

/** Returns the numbers of the styles of some cells; cells without a style are left out. */
export function stylesAt(xml: string, addresses: ReadonlySet<string>): ReadonlyMap<string, number> {
  const found = new Map<string, number>()
  for (const { address, style } of cellsIn(xml)) if (style !== null && addresses.has(address)) found.set(address, style)
  return found
}

/** Inserts the marks into the rows of a worksheet, in place. Adds rows and cells that the reader left out. */
export function applyMarks(data: SheetValue[][], marks: Marks): void {
  for (const [address, mark] of marks) {
    const [, letters = '', digits = ''] = /^([A-Z]{1,3})(\d+)$/.exec(address) ?? []
    const [row, column] = [Number(digits) - 1, columnNumber(letters)]
    if (row < 0 || column < 0) continue
    while (data.length <= row) data.push([])
    const cells = data[row] ?? []
    while (cells.length <= column) cells.push(null)
    cells[column] = mark
  }
}
