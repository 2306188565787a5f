/**
 * Reads separated values (RFC 4180) as they arrive and passes on each row; an empty line is a row of one empty cell.
 * Quotes, delimiters and line breaks inside quotes are part of a cell, and every cell stays text. A cell with text
 * after its closing quote keeps its quotes, because programs without quoting write such cells.
 */
export function createCsvReader(onRow: (cells: string[]) => void, delimiter = ',') {
  /** Matches a delimiter, quote or line break, or all text before the next one. */
  const tokens = new RegExp(`[${delimiter}"\\r\\n]|[^${delimiter}"\\r\\n]+`, 'g')
  let cells: string[] = []
  let cell = ''
  let isQuoted = false
  /** Whether the last character was a quote in a quoted cell, which ends the cell or is the first of a pair. */
  let isAfterQuote = false
  /** Whether the last character was a carriage return. A line feed after it belongs to the same line break. */
  let isAfterReturn = false
  /** The text of a quoted cell as it stands in the file, and the line on which it begins. */
  let raw = ''
  let start = 1
  let line = 1
  /** The line of the first quote whose closing quote is missing; null while none is found. */
  let openQuote: number | null = null

  function endRow(): void {
    onRow([...cells, cell])
    cells = []
    cell = ''
  }

  /**
   * Reads text that follows a closing quote, and keeps the quotes in the cell. If the quoted text has line breaks, the
   * quote probably belongs to another row, so the first quote counts as unclosed.
   */
  function readBehindQuote(token: string): void {
    if (/[\r\n]/.test(raw)) openQuote ??= start
    cell = raw + token
    isQuoted = false
    isAfterQuote = false
  }

  function read(token: string): void {
    const isBreak = token === '\r' || token === '\n'
    if (isBreak && !(token === '\n' && isAfterReturn)) line += 1
    if (isQuoted && (token === '"' || !isAfterQuote)) {
      if (token !== '"' || isAfterQuote) cell += token
      isAfterQuote = token === '"' && !isAfterQuote
      raw += token
      isAfterReturn = token === '\r'
      return
    }
    if (isQuoted && !isBreak && token !== delimiter) {
      if (token.trim() === '') raw += token
      else readBehindQuote(token)
      return
    }
    isQuoted = token === '"' && cell === ''
    if (isQuoted) [raw, start] = [token, line]
    isAfterQuote = false
    if (token === delimiter) {
      cells.push(cell)
      cell = ''
    } else if (isBreak) {
      if (token === '\r' || !isAfterReturn) endRow()
    } else if (!isQuoted) cell += token
    isAfterReturn = token === '\r'
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
      if (isQuoted && !isAfterQuote) openQuote ??= start
      if (cells.length > 0 || cell !== '') endRow()
      isQuoted = false
      isAfterQuote = false
      return openQuote
    },
  }
}
