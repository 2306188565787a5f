import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { usePlace } from '../context'
import { focusedIn } from '../focus'
import { isShadowRoot, viewOf } from '../nodes'
import { observeSize } from '../observe-size'
import { useStable } from '../use-stable'
import { isGroupHead, isOpened, mainRows, rowAround } from './rows'
import { createSizes } from './sizes'

/** More rows than these are drawn in part: those in sight, and some around them. */
export const manyRows = 100
/** Pixels beyond the edges of the window in which rows are there at any time, and how far one draws ahead of scrolling. */
const least = 200
const ahead = 1200

/** Which of many rows are drawn: `from` is the first one, `to` one past the last. */
interface View {
  readonly from: number
  readonly to: number
  /** The key of a row that is drawn wherever it stands: the focus is in it. */
  readonly held: string | null
}

interface Options<Row> {
  readonly rows: readonly Row[]
  rowKey(row: Row): string
  readonly open: ReadonlySet<string> | undefined
  /** The key of a row that is drawn wherever it stands. */
  readonly pin: string | undefined
  /** Key of the group that a row stands in; undefined where rows have no groups. */
  readonly groupOf: ((row: Row) => string) | undefined
}

const noKeys: readonly string[] = []
const noCounts: readonly number[] = []

/**
 * Keeps drawn what is in sight of the window, however the page scrolls: the table has no bar of its own. Rows that are
 * not there are a margin of the next one that is. Which row has the focus is drawn wherever it stands, so that nothing
 * that is being typed is lost.
 */
export function useWindow<Row>(table: RefObject<HTMLTableElement | null>, options: Options<Row>) {
  const { rows, rowKey, open, pin, groupOf } = options
  const isMany = rows.length > manyRows
  const place = usePlace()
  const [sizes] = useState(createSizes)
  const [view, setView] = useState<View>(() => ({ from: 0, to: Math.ceil(innerHeight / 40) + 5, held: null }))
  /** How wide the table was when its rows were measured: what is not drawn has the height of the others. */
  const [measuredAt, setMeasuredAt] = useState(0)
  /** The height at the top of the window when it was last looked at. */
  const seen = useRef(0)
  const isScrolling = useRef(false)
  /** The key of a row that takes the focus next. */
  const awaited = useRef<string | null>(null)
  const keys = useMemo(() => (isMany ? rows.map(rowKey) : noKeys), [isMany, rows, rowKey])
  useMemo(() => sizes.follow(keys), [sizes, keys])
  const openBefore = useMemo(() => {
    let count = 0
    return keys.map(key => (open?.has(key) ? count++ : count))
  }, [keys, open])
  /** Heads of groups up to each row, its own included. */
  const headsTo = useMemo(() => {
    if (!isMany || !groupOf) return noCounts
    let count = 0
    return rows.map((row, index) => {
      const before = rows[index - 1]
      if (before === undefined || groupOf(before) !== groupOf(row)) count += 1
      return count
    })
  }, [isMany, rows, groupOf])
  const drawn = useMemo(
    () => (isMany ? placesOf(keys, view, pin) : rows.map((_, at) => at)),
    [isMany, keys, rows, view, pin],
  )

  /** What should be drawn; null when what is drawn will do. */
  function wanted(body: HTMLElement): View | null {
    const box = body.getBoundingClientRect()
    if (box.width === 0) return null
    const scale = box.width / body.offsetWidth
    const top = -box.top / scale
    const end = top + viewOf(body).innerHeight / scale
    const held = awaited.current ?? focusedKey()
    const [from, to] = [sizes.rowAt(top - least), sizes.rowAt(end + least) + 1]
    const way = isScrolling.current ? Math.sign(top - seen.current) : 0
    seen.current = top
    if (view.from <= from && view.to >= to && view.held === held) return null
    return { from: way < 0 ? sizes.rowAt(top - ahead) : from, to: way > 0 ? sizes.rowAt(end + ahead) + 1 : to, held }
  }

  function focusedKey(): string | null {
    if (!table.current) return null
    const active = focusedIn(table.current.getRootNode())
    // The focus can stand in an opened part, or in the head of a group: both are drawn with their row.
    const aside =
      active?.closest('tr.row-opened')?.previousElementSibling ?? active?.closest('tr.row-group')?.nextElementSibling
    const row = rowAround(table.current, aside ?? active)
    const at = row ? drawn[mainRows(table.current).indexOf(row)] : undefined
    return at === undefined ? null : (keys[at] ?? null)
  }

  const look = useStable((isNow: boolean) => {
    const body = table.current?.tBodies[0]
    const next = isMany && body ? wanted(body) : null
    if (!next) return
    if (isNow) flushSync(() => setView(next))
    else setView(next)
  })

  const measure = useStable((isAll: boolean) => {
    const body = table.current?.tBodies[0]
    if (!table.current || !body || body.offsetWidth === 0) return
    const isWider = body.offsetWidth !== measuredAt
    if (isWider) sizes.forget()
    const scale = body.getBoundingClientRect().width / body.offsetWidth
    for (const [index, row] of mainRows(table.current).entries()) {
      const at = drawn[index] ?? 0
      if (!isAll && sizes.isKnown(at)) continue
      const [over, under] = [row.previousElementSibling, row.nextElementSibling]
      const parts = [over && isGroupHead(over) ? over : null, under && isOpened(under) ? under : null]
      const extra = parts.reduce((sum, part) => sum + (part?.getBoundingClientRect().height ?? 0), 0)
      sizes.measure(at, (row.getBoundingClientRect().height + extra) / scale)
    }
    if (isWider) setMeasuredAt(body.offsetWidth)
  })

  useLayoutEffect(() => {
    if (!isMany) return
    measure(!isScrolling.current)
    look(false)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: after a move others scroll around it
  useEffect(() => {
    const element = table.current
    const body = element?.tBodies[0]
    if (!isMany || !element || !body) return
    const over = new AbortController()
    const { signal } = over
    const onScroll = () => {
      isScrolling.current = true
      look(true)
      isScrolling.current = false
    }
    const onSize = () => {
      measure(true)
      look(false)
    }
    const around = viewOf(element)
    for (const root of rootsAround(element))
      root.addEventListener('scroll', onScroll, { capture: true, passive: true, signal })
    around.addEventListener('resize', onSize, { signal })
    // What is printed is the whole table.
    const onPrint = () => flushSync(() => setView({ from: 0, to: Number.POSITIVE_INFINITY, held: null }))
    around.addEventListener('beforeprint', onPrint, { signal })
    // Its height follows what is drawn here: only what somebody else changed is news, and the next frame's.
    let frame = 0
    const unobserve = observeSize([body], () => {
      around.cancelAnimationFrame(frame)
      frame = around.requestAnimationFrame(onSize)
    })
    return () => {
      around.cancelAnimationFrame(frame)
      unobserve()
      over.abort()
    }
  }, [isMany, table, look, measure, place])

  const heightOf = (from: number, to: number) => (isMany ? sizes.startOf(to) - sizes.startOf(from) : 0)
  return {
    isMany,
    /** The places of the rows that are drawn, in their order. */
    drawn,
    /** The `aria-rowindex` of a row: heads and opened parts count too. Undefined where all rows are drawn. */
    numberOf: (at: number) => (isMany ? at + 2 + (openBefore[at] ?? 0) + (headsTo[at] ?? 0) : undefined),
    count: isMany ? rows.length + 1 + (open?.size ?? 0) + (headsTo.at(-1) ?? 0) : undefined,
    /** Pixels of those that are not drawn before a row, by its index among those that are. */
    before: (index: number) => heightOf((drawn[index - 1] ?? -1) + 1, drawn[index] ?? 0),
    after: heightOf((drawn.at(-1) ?? -1) + 1, rows.length),
    /** Draws a row wherever it stands, for the focus, which must go there at once. */
    show(at: number): void {
      const key = keys[at]
      if (key === undefined) return
      awaited.current = key
      flushSync(() => setView({ ...view, held: key }))
      queueMicrotask(() => {
        awaited.current = null
      })
    },
  }
}

/** The places of the rows that are drawn, in their order. */
function placesOf(keys: readonly string[], { from, to, held }: View, pin: string | undefined): readonly number[] {
  const places = new Set(keys.slice(from, to).map((_, offset) => from + offset))
  for (const key of [held, pin]) {
    const at = key ? keys.indexOf(key) : -1
    if (at >= 0) places.add(at)
  }
  return [...places].sort((a, b) => a - b)
}

/** The roots in which something around an element may scroll: their scroll events stay in them. */
function rootsAround(element: Element): Node[] {
  const root = element.getRootNode()
  return isShadowRoot(root) ? [root, ...rootsAround(root.host)] : [root]
}
