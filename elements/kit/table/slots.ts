import { useMemo, useRef } from 'react'

/** The React key of each row's element, by the row's own key, from the top. */
export type Slots = ReadonlyMap<string, number>

const noSlots: Slots = new Map()

/** The slots of rows that are drawn in elements of others. */
export function useSlots<Row>(rows: readonly Row[], rowKey: (row: Row) => string): Slots {
  const before = useRef(noSlots)
  return useMemo(() => {
    before.current = slotsFor(rows.map(rowKey), before.current)
    return before.current
  }, [rows, rowKey])
}

/**
 * Gives each row a slot: those that stay keep theirs, and those that came take the slots of those that went. React then
 * draws them in elements that are there, which costs far less than new ones. Where most rows are others, each takes the
 * slot of its place: nothing is moved either.
 */
export function slotsFor(keys: readonly string[], before: Slots): Slots {
  const staying = new Set(keys.filter(key => before.has(key)))
  const isOther = staying.size * 2 < keys.length
  const free = [...before].filter(([key]) => isOther || !staying.has(key)).map(([, slot]) => slot)
  let next = Math.max(-1, ...before.values()) + 1
  const slotOf = (key: string) => (isOther ? undefined : before.get(key)) ?? free.shift() ?? next++
  return new Map(keys.map(key => [key, slotOf(key)]))
}
