import { type KeyboardEvent, useRef } from 'react'

/** The pause after which letters start a new word, in milliseconds. */
const pause = 600

interface Named {
  readonly name: string
}

/** Returns the index of the next row with a name that starts with the typed text, from `start` on; -1 for none. */
export function findTyped(rows: readonly Named[], start: number, typed: string): number {
  const prefix = typed.toLocaleLowerCase()
  const from = typed.length === 1 ? start + 1 : start
  for (let step = 0; step < rows.length; step += 1) {
    const index = (from + step) % rows.length
    if (rows[index]?.name.toLocaleLowerCase().startsWith(prefix)) return index
  }
  return -1
}

/**
 * Returns a key handler that finds the next row by the typed first letters of its name. Letters without a pause form
 * one word; a space is part of the word if a name continues with a space. The handler returns the index of the row, -1
 * for none, and null for a key that types nothing.
 */
export function useTypeAhead() {
  const typed = useRef({ text: '', at: 0 })
  return (event: KeyboardEvent, rows: readonly Named[], current: number): number | null => {
    const { key, timeStamp } = event
    if (key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) {
      if (key !== 'Shift') typed.current.text = ''
      return null
    }
    const text = timeStamp - typed.current.at < pause ? typed.current.text + key : key
    const found = findTyped(rows, current, text)
    if (key === ' ' && (text.length === 1 || found < 0)) return null
    typed.current = { text, at: timeStamp }
    return found
  }
}
