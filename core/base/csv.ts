/**
 * Reads separated values (RFC 4180) as they arrive and hands out each row; an empty line is a row of one empty cell.
 * Quotes, delimiters and line breaks inside quotes are part of a cell, and every cell stays the text that it is.
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

  function endRow(): void {
    onRow([...cells, cell])
    cells = []
    cell = ''
  }

  function read(token: string): void {
    if (quoted && (token === '"' || !closing)) {
      if (token !== '"' || closing) cell += token
      closing = token === '"' && !closing
      return
    }
    quoted = token === '"' && cell === ''
    closing = false
    if (token === delimiter) {
      cells.push(cell)
      cell = ''
    } else if (token === '\r' || token === '\n') {
      if (token === '\r' || !returned) endRow()
    } else if (!quoted) cell += token
    returned = token === '\r'
  }

  return {
    /** More of the text, cut anywhere. */
    push(text: string): void {
      for (const [token] of text.matchAll(tokens)) read(token)
    },
    /** There is no more: a last row without a line break counts too. */
    end(): void {
      if (cells.length > 0 || cell !== '') endRow()
      quoted = false
      closing = false
    },
  }
}
