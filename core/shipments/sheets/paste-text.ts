import { cleanCell } from './cell-kinds'
import { pastedCells } from './delimited'
import type { KnownCells } from './paste-known'

/** The marks of lists and quotations before a line of mail. */
const bullet = /^\s*(?:>\s*)*(?:(?:[*•·–-]|\d{1,3}[.)])\s+)?/
const lineBreak = /\r\n?|\n/

/**
 * Returns the cells of a pasted text, line by line. Tabs part the cells as a spreadsheet copies them; a text without tabs is
 * mail, and is parted by the sign that leaves the most numbers, couriers and rows recognised.
 * @param text as the clipboard holds it; blank lines and cells keep their place, but for line breaks at the end
 * @param known what cells can name
 * @param isProse whether each line without tabs is one cell
 */
export function readPasted(text: string, known: KnownCells, isProse: boolean): readonly (readonly string[])[] {
  const whole = text.replace(/[\r\n]+$/, '')
  if (whole === '') return []
  if (isProse || whole.includes('\t')) return pastedCells(whole, '\t')
  const mail = whole.split(lineBreak).map(line => line.replace(bullet, leading))
  const unmarked = mail.join('\n')
  const candidates = [
    pastedCells(unmarked, '\t'),
    ...[';', ',', '|', ':'].map(mark => pastedCells(unmarked, mark)),
    mail.map(line => line.split(/\s{2,}/)),
  ].flatMap(lines => [lines, lines.map(cells => withCourierApart(cells, known))])
  const scores = candidates.map(lines => scoreOf(lines, known))
  return candidates[scores.indexOf(Math.max(...scores))] ?? []
}

/** The blanks before a line stay where no mark follows them, for they may stand for an empty cell. */
const leading = (mark: string) => (mark.trim() === '' ? mark : '')

/** Counts on each line whether it holds a number, a courier and the name of a row. */
function scoreOf(lines: readonly (readonly string[])[], known: KnownCells): number {
  return lines.reduce((sum, cells) => {
    const columns = new Set(cells.map(known.columnOf))
    columns.delete(null)
    return sum + columns.size
  }, 0)
}

/** Parts a first cell that holds a courier and a number: "UPS: 1Z…", "1Z… (UPS)"; any other gets an empty cell before it. */
function withCourierApart([first = '', ...others]: readonly string[], known: KnownCells): readonly string[] {
  const text = cleanCell(first)
  for (const { name } of known.couriers) {
    const [start, end] = [text.slice(0, name.length), text.replace(/\)$/, '').slice(-name.length)]
    const before = text.slice(name.length)
    if (known.courierIn(start)?.name === name && /^\s*[\s:–-]/.test(before)) {
      const number = before.replace(/^\s*[:–-]?\s*/, '')
      if (known.columnOf(number) === 'number') return [name, number, ...others]
    }
    if (known.courierIn(end)?.name !== name) continue
    const number = text
      .replace(/\)$/, '')
      .slice(0, -name.length)
      .replace(/\s*[(,:–-]?\s*$/, '')
    if (known.columnOf(number) === 'number') return [name, number, ...others]
  }
  return ['', first, ...others]
}
