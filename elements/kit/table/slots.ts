import { useMemo, useRef } from 'react'

/** The React key of each row's element, by the row's own key, from top to bottom. */
export type Slots = ReadonlyMap<string, number>

const noSlots: Slots = new Map()

/** Returns the slots of rows that reuse the elements of removed rows. */
export function useSlots<Row>(rows: readonly Row[], rowKey: (row: Row) => string): Slots {
  const before = useRef(noSlots)
  return useMemo(() => {
    before.current = slotsFor(rows.map(rowKey), before.current)
    return before.current
  }, [rows, rowKey])
}

/**
 * Returns a slot for each row: remaining rows keep theirs, and new rows take those of removed rows. React then reuses
 * existing elements, which costs far less than new ones. When most rows are new, each takes the slot of its position,
 * so that React moves no elements.
 */
export function slotsFor(keys: readonly string[], before: Slots): Slots {
  const staying = new Set(keys.filter(key => before.has(key)))
  const areMostNew = staying.size * 2 < keys.length
  const free = [...before].filter(([key]) => areMostNew || !staying.has(key)).map(([, slot]) => slot)
  let next = Math.max(-1, ...before.values()) + 1
  const slotOf = (key: string) => (areMostNew ? undefined : before.get(key)) ?? free.shift() ?? next++
  return new Map(keys.map(key => [key, slotOf(key)]))
}
