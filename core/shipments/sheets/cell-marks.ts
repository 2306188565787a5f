import type { MarkedCell } from './marked-cells'
import { columnNumber } from './sheet-markup'
import type { SheetValue } from './spreadsheet'

/** The marks of a worksheet, by the addresses of their cells. */
export type Marks = ReadonlyMap<string, MarkedCell>

/** The tags of cells, formulas and values. A cell that is left open ends at the next one, so that the time grows with the sheet. */
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
  /** The stored result; null where there is none. */
  readonly result: string | null
  /** The places of its markup. */
  readonly from: number
  readonly to: number
}

/** Yields the cells of a worksheet that hold something, in the order of its markup. */
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
 * Takes the cells without a proper value out of the markup of a worksheet, since a reader would drop them, or refuse the file.
 * @param xml the markup, already judged by `reachOf`
 * @returns the marks of these cells, and the markup with the cells left blank
 */
export function takeSpoiled(xml: string): { readonly marks: Marks; readonly xml: string } {
  const marks = new Map<string, MarkedCell>()
  const kept: string[] = []
  let last = 0
  for (const cell of cellsIn(xml)) {
    const mark = markOf(cell)
    if (mark === null) continue
    marks.set(cell.address, mark)
    kept.push(xml.slice(last, cell.from))
    last = cell.to
  }
  return { marks, xml: kept.join('') + xml.slice(last) }
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

/** Puts the marks into the rows of a worksheet, which are changed in place; rows and cells that the reader left out are added. */
export function applyMarks(data: SheetValue[][], marks: Marks): void {
  for (const [at, mark] of marks) {
    const [, letters = '', digits = ''] = /^([A-Z]{1,3})(\d+)$/.exec(at) ?? []
    const [row, column] = [Number(digits) - 1, columnNumber(letters)]
    if (row < 0 || column < 0) continue
    while (data.length <= row) data.push([])
    const cells = data[row] ?? []
    while (cells.length <= column) cells.push(null)
    cells[column] = mark
  }
}
