import { type KeyboardEvent, useRef } from 'react'

/** Milliseconds after which letters start a new word. */
const pause = 600

interface Named {
  readonly name: string
}

/** The next row whose name starts with what was typed, from this one on; -1 when there is none. */
export function findTyped(rows: readonly Named[], at: number, typed: string): number {
  const wanted = typed.toLocaleLowerCase()
  const from = typed.length === 1 ? at + 1 : at
  for (let step = 0; step < rows.length; step += 1) {
    const index = (from + step) % rows.length
    if (rows[index]?.name.toLocaleLowerCase().startsWith(wanted)) return index
  }
  return -1
}

/**
 * Letters lead to the next row whose name begins with them. Typed without a pause they are one word, and a space belongs
 * to it where a name goes on with it. Answers where to, -1 for nowhere, null for a key that types nothing.
 */
export function useTypeAhead() {
  const typed = useRef({ text: '', at: 0 })
  return (event: KeyboardEvent, rows: readonly Named[], at: number): number | null => {
    const { key, timeStamp } = event
    if (key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) {
      if (key !== 'Shift') typed.current.text = ''
      return null
    }
    const text = timeStamp - typed.current.at < pause ? typed.current.text + key : key
    const found = findTyped(rows, at, text)
    if (key === ' ' && (text.length === 1 || found < 0)) return null
    typed.current = { text, at: timeStamp }
    return found
  }
}
