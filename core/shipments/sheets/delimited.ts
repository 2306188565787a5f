/** The cells, row by row (RFC 4180). Empty lines are rows, so that rows are numbered as in a spreadsheet. */
export function cellsOf(words: string, delimiter: string): string[][] {
  const marks = new RegExp(`[${delimiter}\\n\\r]|$`, 'g')
  const rows: string[][] = []
  let cells: string[] = []
  let at = 0
  while (at <= words.length) {
    let cell = ''
    if (words[at] === '"') {
      const end = endOfQuoted(words, at + 1)
      cell = words.slice(at + 1, end).replaceAll('""', '"')
      at = end + 1
    }
    marks.lastIndex = at
    const stop = marks.exec(words)?.index ?? words.length
    cells.push(plain(cell + words.slice(at, stop)))
    at = stop + 1
    if (words[stop] === delimiter) continue
    if (words[stop] === '\r' && words[at] === '\n') at += 1
    rows.push(cells)
    cells = []
    if (at >= words.length) break
  }
  return rows
}

/** Where the quote stands that ends a cell: one that no other follows. */
function endOfQuoted(words: string, from: number): number {
  let at = words.indexOf('"', from)
  while (at >= 0 && words[at + 1] === '"') at = words.indexOf('"', at + 2)
  return at < 0 ? words.length : at
}

/** `="0012"` is how a text that looks like a number is kept one in such files. */
function plain(cell: string): string {
  return /^="([^"]*)"$/.exec(cell)?.[1] ?? cell
}
