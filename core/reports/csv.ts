import type { Cells } from './types'

export interface CsvReader {
  /** More of the text, cut anywhere. */
  push(text: string): void
  /** There is no more: a last row without a line break counts too. */
  end(): void
}

/**
 * Reads comma-separated values (RFC 4180) as they arrive and hands out each row. Quotes, commas and line breaks inside
 * quotes are part of a cell, every cell stays the text that it is, and an empty line is no row.
 */
export function createCsvReader(onRow: (cells: Cells) => void): CsvReader {
  let cells: string[] = []
  let cell = ''
  let quoted = false
  /** A quote has just been read inside a quoted cell: it ends the cell, or it is the first of two. */
  let closing = false
  /** The row has something in it, be it an empty cell. */
  let begun = false

  function endRow(): void {
    if (begun || cell !== '') {
      cells.push(cell)
      onRow(cells)
    }
    cells = []
    cell = ''
    begun = false
  }

  function endCell(): void {
    cells.push(cell)
    cell = ''
    begun = true
  }

  return {
    push(text) {
      let at = 0
      while (at < text.length) {
        if (closing) {
          closing = false
          if (text[at] === '"') {
            cell += '"'
            at += 1
          } else quoted = false
        } else if (quoted) {
          const quote = text.indexOf('"', at)
          cell += text.slice(at, quote < 0 ? text.length : quote)
          closing = quote >= 0
          at = quote < 0 ? text.length : quote + 1
        } else {
          const stop = nextMark(text, at)
          cell += text.slice(at, stop)
          const mark = text[stop]
          if (mark === ',') endCell()
          else if (mark === '\n') endRow()
          else if (mark === '"') {
            quoted = cell === ''
            begun = true
            if (!quoted) cell += '"'
          }
          at = stop + 1
        }
      }
    },
    end() {
      quoted = false
      closing = false
      endRow()
    },
  }
}

/** Where the next comma, quote or line break stands; a carriage return is none, and is left out with its line feed. */
function nextMark(text: string, from: number): number {
  for (let at = from; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === 44 || code === 34 || code === 10 || code === 13) return at
  }
  return text.length
}
