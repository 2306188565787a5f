import { cleanCell } from './cell-texts'
import { pastedCells } from './delimited'
import type { KnownCells } from './paste-known'

/** The marks of lists and quotations before a line of mail. */
const bullet = /^\s*(?:>\s*)*(?:(?:[*•·–-]|\d{1,3}[.)])\s+)?/
const lineBreak = /\r\n?|\n/

/**
 * Returns the cells of a pasted text, line by line. Spreadsheets separate cells by tabs. A text without tabs is mail,
 * and is split at the separator that yields the most recognized numbers, couriers and rows.
 * @param text the text of the clipboard; blank lines and cells keep their place, except for line breaks at the end
 * @param known the look-up of names
 * @param isProse whether each line without tabs is one cell
 */
export function readPasted(text: string, known: KnownCells, isProse: boolean): readonly (readonly string[])[] {
  const trimmed = text.replace(/[\r\n]+$/, '')
  if (trimmed === '') return []
  if (isProse || trimmed.includes('\t')) return pastedCells(trimmed, '\t')
  const mail = trimmed.split(lineBreak).map(line => line.replace(bullet, removeBullet))
  const unmarked = mail.join('\n')
  const candidates = [
    pastedCells(unmarked, '\t'),
    ...[';', ',', '|', ':'].map(mark => pastedCells(unmarked, mark)),
    mail.map(line => line.split(/\s{2,}/)),
  ].flatMap(lines => [lines, lines.map(cells => splitCourier(cells, known))])
  const scores = candidates.map(lines => scoreOf(lines, known))
  return candidates[scores.indexOf(Math.max(...scores))] ?? []
}

/** Removes the bullet before a line. Blanks without a bullet stay, since they may be an empty cell. */
const removeBullet = (mark: string) => (mark.trim() === '' ? mark : '')

/** Counts the kinds of recognized cells on each line: numbers, couriers, and names of rows. */
function scoreOf(lines: readonly (readonly string[])[], known: KnownCells): number {
  return lines.reduce((sum, cells) => {
    const columns = new Set(cells.map(known.columnOf))
    columns.delete(null)
    return sum + columns.size
  }, 0)
}

/**
 * Splits a first cell with a courier and a number: "UPS: 1Z…", "1Z… (UPS)". Any other cell gets an empty cell before
 * it.
 */
function splitCourier([first = '', ...others]: readonly string[], known: KnownCells): readonly string[] {
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
