/**
 * Reads separated values (RFC 4180) as they arrive and hands out each row; an empty line is a row of one empty cell.
 * Quotes, delimiters and line breaks inside quotes are part of a cell, and every cell stays the text that it is. A cell whose
 * quotes end before its text does is kept with its quotes, as programs write it that know no quoting.
 */
export function createCsvReader(onRow: (cells: string[]) => void, delimiter = ',') {
  /** A mark, or all there is before the next one. */
  const tokens = new RegExp(`[${delimiter}"\\r\\n]|[^${delimiter}"\\r\\n]+`, 'g')
  let cells: string[] = []
  let cell = ''
  let quoted = false
  /** A quote has just been read inside a quoted cell: it ends the cell, or it is the first of two. */
  let closing = false
  /** A carriage return has just ended a row: a line feed after it belongs to it. */
  let returned = false
  /** The text of a quoted cell as it stands in the file, and the line on which it begins. */
  let raw = ''
  let start = 1
  let line = 1
  /** The line of the first quote that swallows a line break and is no pair, if any. */
  let openQuote: number | null = null

  function endRow(): void {
    onRow([...cells, cell])
    cells = []
    cell = ''
  }

  /** A text after the closing quote: the quotes are part of the cell. Over several lines, they would take other rows along. */
  function readBehindQuote(token: string): void {
    if (/[\r\n]/.test(raw)) openQuote ??= start
    cell = raw + token
    quoted = false
    closing = false
  }

  function read(token: string): void {
    const isBreak = token === '\r' || token === '\n'
    if (isBreak && !(token === '\n' && returned)) line += 1
    if (quoted && (token === '"' || !closing)) {
      if (token !== '"' || closing) cell += token
      closing = token === '"' && !closing
      raw += token
      returned = token === '\r'
      return
    }
    if (quoted && !isBreak && token !== delimiter) {
      if (token.trim() === '') raw += token
      else readBehindQuote(token)
      return
    }
    quoted = token === '"' && cell === ''
    if (quoted) [raw, start] = [token, line]
    closing = false
    if (token === delimiter) {
      cells.push(cell)
      cell = ''
    } else if (isBreak) {
      if (token === '\r' || !returned) endRow()
    } else if (!quoted) cell += token
    returned = token === '\r'
  }

  return {
    /** More of the text, cut anywhere. */
    push(text: string): void {
      for (const [token] of text.matchAll(tokens)) read(token)
    },
    /**
     * Ends the text; a last row without a line break counts too.
     * @returns the line of the first quote without a partner; null where all quotes are pairs
     */
    end(): number | null {
      if (quoted && !closing) openQuote ??= start
      if (cells.length > 0 || cell !== '') endRow()
      quoted = false
      closing = false
      return openQuote
    },
  }
}
