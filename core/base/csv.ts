/**
 * Reads separated values (RFC 4180) as they arrive and passes on each row; an empty line is a row of one empty cell.
 * Quotes, delimiters and line breaks inside quotes are part of a cell, and every cell stays text. A cell with text
 * after its closing quote keeps its quotes: programs that know no quoting write such cells.
 */
export function createCsvReader(onRow: (cells: string[]) => void, delimiter = ',') {
  /** Matches a delimiter, quote or line break, or all text before the next one. */
  const tokens = new RegExp(`[${delimiter}"\\r\\n]|[^${delimiter}"\\r\\n]+`, 'g')
  let cells: string[] = []
  let cell = ''
  let quoted = false
  /** The last character was a quote inside a quoted cell: it ends the cell or is the first of a pair. */
  let closing = false
  /** The last character was a carriage return that ended a row: a line feed after it belongs to it. */
  let returned = false
  /** The text of a quoted cell as it stands in the file, and the line on which it begins. */
  let raw = ''
  let start = 1
  let line = 1
  /** The line of the first quote without a partner that takes in a line break, if any. */
  let openQuote: number | null = null

  function endRow(): void {
    onRow([...cells, cell])
    cells = []
    cell = ''
  }

  /**
   * Text follows the closing quote: the quotes are part of the cell. Over several lines they would take in other rows.
   */
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
    /** Reads more of the text, which may be cut anywhere. */
    push(text: string): void {
      for (const [token] of text.matchAll(tokens)) read(token)
    },
    /**
     * Ends the text; a last row without a line break counts too.
     * @returns the line of the first quote without a partner; null when all quotes are pairs
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
