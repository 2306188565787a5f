import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { focusedIn } from '../focus'
import { viewOf } from '../nodes'
import { useStable } from '../use-stable'
import { isGroupHead, isOpened, mainRows, rowAround } from './rows'
import { createSizes, type RowKeys, type Sizes } from './sizes'
import { useFirstRows } from './use-first-rows'
import { useRowNumbers } from './use-row-numbers'
import { useSurroundings } from './use-surroundings'

/** Tables with more rows than this render only those in sight and some around them. */
export const manyRows = 100
/** The distance around the window within which rows are always rendered, in pixels. */
const margin = 200
/** The distance in the direction of a scroll within which rows are rendered in advance, in pixels. */
const ahead = 1200

/** The range of rendered rows: `from` is the first one, `to` one past the last. */
interface View {
  readonly from: number
  readonly to: number
  /** The key of a row outside the range that is rendered because it has the focus. */
  readonly held: string | null
}

interface Options<Row> {
  readonly rows: readonly Row[]
  rowKey(row: Row): string
  readonly open: ReadonlySet<string> | undefined
  /** The key of a row that is always rendered. */
  readonly pin: string | undefined
  /** Returns the key of a row's group; undefined when rows have no groups. */
  readonly groupOf: ((row: Row) => string) | undefined
  /** Whether the first paint has only as many rows as fill the window. */
  readonly isQuick: boolean
}

/**
 * Renders the rows that are visible in the window, whatever scrolls, because the table itself has no scroll bar.
 * Omitted rows are a margin of the next rendered row. The row with the focus is always rendered, so that no edit is
 * lost.
 */
export function useWindow<Row>(table: RefObject<HTMLTableElement | null>, options: Options<Row>) {
  const { rows, rowKey, pin, isQuick } = options
  const isMany = rows.length > manyRows
  const { limit, room } = useFirstRows(isQuick && !isMany, rows.length)
  const [sizes] = useState(createSizes)
  const [view, setView] = useState<View>(() => ({ from: 0, to: Math.ceil(innerHeight / 40) + 5, held: null }))
  /** The width of the table when its rows were measured, because row heights depend on it. */
  const measuredAt = useRef(0)
  /** The last known scroll position within the table. */
  const lastTop = useRef(0)
  const isScrolling = useRef(false)
  /** The key of a row that receives the focus next. */
  const nextFocus = useRef<string | null>(null)
  const keys = useMemo(() => keysOf(isMany ? rows : [], rowKey), [isMany, rows, rowKey])
  useMemo(() => sizes.follow(keys), [sizes, keys])
  const { numberOf, count } = useRowNumbers(options, isMany)
  const drawn = useMemo(() => (isMany ? placesOf(keys, view, pin) : indexesTo(limit)), [isMany, keys, limit, view, pin])
  const gaps = isMany ? gapsOf(sizes, drawn, rows.length) : []

  /** Returns the range to render; null when the current range suffices. */
  function neededView(body: HTMLElement): View | null {
    const box = body.getBoundingClientRect()
    if (box.width === 0) return null
    const scale = box.width / body.offsetWidth
    const top = -box.top / scale
    const end = top + viewOf(body).innerHeight / scale
    const held = nextFocus.current ?? focusedKey()
    const [from, to] = [sizes.rowAt(top - margin), sizes.rowAt(end + margin) + 1]
    const direction = isScrolling.current ? Math.sign(top - lastTop.current) : 0
    lastTop.current = top
    if (view.from <= from && view.to >= to && view.held === held) return null
    return {
      from: direction < 0 ? sizes.rowAt(top - ahead) : from,
      to: direction > 0 ? sizes.rowAt(end + ahead) + 1 : to,
      held,
    }
  }

  function focusedKey(): string | null {
    if (!table.current) return null
    const active = focusedIn(table.current.getRootNode())
    // The focus can be in an opened part or a group head, which are rendered with their row.
    const aside =
      active?.closest('tr.row-opened')?.previousElementSibling ?? active?.closest('tr.row-group')?.nextElementSibling
    const row = rowAround(table.current, aside ?? active)
    const rowIndex = row ? drawn[mainRows(table.current).indexOf(row)] : undefined
    return rowIndex === undefined || rowIndex >= keys.count ? null : keys.keyAt(rowIndex)
  }

  const updateView = useStable((isNow: boolean) => {
    const body = table.current?.tBodies[0]
    const next = isMany && body ? neededView(body) : null
    if (!next) return
    if (isNow) flushSync(() => setView(next))
    else setView(next)
  })

  const measure = useStable((isAll: boolean) => {
    const body = table.current?.tBodies[0]
    if (!isMany || !table.current || !body || body.offsetWidth === 0) return
    const isWider = body.offsetWidth !== measuredAt.current
    if (isWider) sizes.forget()
    const scale = body.getBoundingClientRect().width / body.offsetWidth
    for (const [index, row] of mainRows(table.current).entries()) {
      const rowIndex = drawn[index] ?? 0
      if (!isAll && sizes.isKnown(rowIndex)) continue
      const [above, below] = [row.previousElementSibling, row.nextElementSibling]
      const parts = [above && isGroupHead(above) ? above : null, below && isOpened(below) ? below : null]
      const extra = parts.reduce((sum, part) => sum + (part?.getBoundingClientRect().height ?? 0), 0)
      sizes.measure(rowIndex, (row.getBoundingClientRect().height + extra) / scale)
    }
    measuredAt.current = body.offsetWidth
    if (isWider && gapsOf(sizes, drawn, rows.length).some((gap, index) => gap !== gaps[index])) setView({ ...view })
  })

  useLayoutEffect(() => {
    if (!isMany) return
    measure(!isScrolling.current)
    updateView(false)
  })
  useSurroundings(table, isMany, {
    onScroll: useStable(() => {
      isScrolling.current = true
      updateView(true)
      isScrolling.current = false
    }),
    onSize: useStable(() => {
      measure(true)
      updateView(false)
    }),
    // Print the whole table.
    onPrint: useStable(() => flushSync(() => setView({ from: 0, to: Number.POSITIVE_INFINITY, held: null }))),
  })

  return {
    isMany,
    /** Whether the first paint has omitted rows, which follow. */
    isGrowing: room > 0,
    /** The indexes of the rendered rows, in their order. */
    drawn,
    /** Returns the `aria-rowindex` of a row, counting heads and opened parts; undefined when all rows are rendered. */
    numberOf,
    /** The count of rows, heads and opened parts; undefined when all rows are rendered. */
    count,
    /** Returns the height in pixels of omitted rows before a row, by its index among the rendered rows. */
    before: (index: number) => gaps[index] ?? 0,
    after: room || (gaps.at(-1) ?? 0),
    /** Renders a row at once, so that the focus can move to it. */
    show(rowIndex: number): void {
      if (rowIndex < 0 || rowIndex >= keys.count) return
      const key = keys.keyAt(rowIndex)
      nextFocus.current = key
      flushSync(() => setView({ ...view, held: key }))
      queueMicrotask(() => {
        nextFocus.current = null
      })
    },
  }
}

interface FoundKeys extends RowKeys {
  /** Returns the index of a key; -1 without such a row. */
  indexOf(key: string): number
}

function keysOf<Row>(rows: readonly Row[], rowKey: (row: Row) => string): FoundKeys {
  return {
    count: rows.length,
    keyAt: index => rowKey(rows[index] as Row),
    indexOf: key => rows.findIndex(row => rowKey(row) === key),
  }
}

/** Returns the heights in pixels of omitted rows: before each rendered row, and after the last one. */
function gapsOf({ startOf }: Sizes, drawn: readonly number[], count: number): readonly number[] {
  return [...drawn, count].map((to, index) => startOf(to) - startOf((drawn[index - 1] ?? -1) + 1))
}

const indexesTo = (count: number): readonly number[] => [...Array(count).keys()]

/** Returns the indexes of the rows to render, in their order. */
function placesOf(keys: FoundKeys, { from, to, held }: View, pin: string | undefined): readonly number[] {
  const places = new Set<number>()
  for (let rowIndex = from; rowIndex < Math.min(to, keys.count); rowIndex++) places.add(rowIndex)
  for (const key of [held, pin]) {
    const rowIndex = key ? keys.indexOf(key) : -1
    if (rowIndex >= 0) places.add(rowIndex)
  }
  return [...places].sort((a, b) => a - b)
}
