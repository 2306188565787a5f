import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { usePlace } from '../../context'
import { focusedIn } from '../../focus'
import { isShadowRoot, viewOf } from '../../nodes'
import { useStable } from '../../use-stable'
import { isOpened, mainRows, rowAround } from './rows-of'
import { createSizes } from './sizes'
import { firstView, type View } from './view'

/** Pixels beyond the edges of the window in which rows are there at any time, and how far one draws ahead of scrolling. */
const least = 200
const ahead = 1200

interface Options<Row> {
  readonly table: RefObject<HTMLTableElement | null>
  readonly rows: readonly Row[]
  rowKey(row: Row): string
  readonly open: ReadonlySet<string> | undefined
  /** The places of the rows that are drawn; null where all are. */
  readonly drawn: readonly number[] | null
  readonly view: View | null
  onView(view: View): void
}

/**
 * Keeps drawn what is in sight of the window, however the page scrolls: the table has no bar of its own. Rows that are
 * not there are a margin of those that are. Which row has the focus is drawn wherever it stands, so that nothing that is
 * being typed is lost.
 */
export function useWindow<Row>({ table, rows, rowKey, open, drawn, view, onView }: Options<Row>) {
  const isMany = drawn !== null
  const place = usePlace()
  const [sizes] = useState(createSizes)
  const width = useRef(0)
  /** Rows with a margin for those that are not there. */
  const spaced = useRef<Iterable<HTMLElement>>([])
  const now = view ?? firstView
  /** The height at the top of the window when it was last looked at. */
  const seen = useRef(0)
  const isScrolling = useRef(false)
  /** The key of a row that takes the focus next. */
  const awaited = useRef<string | null>(null)
  const keys = useMemo(() => (isMany ? rows.map(rowKey) : []), [isMany, rows, rowKey])
  const opened = useMemo(() => openedBefore(keys, open), [keys, open])
  useMemo(() => sizes.follow(keys), [sizes, keys])

  /** What should be drawn; null when what is drawn will do. */
  function wanted(): View | null {
    const body = table.current?.tBodies[0]
    if (!body) return null
    const box = body.getBoundingClientRect()
    if (box.width === 0) return null
    const scale = box.width / body.offsetWidth
    const top = -box.top / scale
    const end = top + viewOf(body).innerHeight / scale
    const held = heldKey()
    const [from, to] = [sizes.rowAt(top - least), sizes.rowAt(end + least) + 1]
    const way = isScrolling.current ? Math.sign(top - seen.current) : 0
    seen.current = top
    if (now.from <= from && now.to >= to && now.held === held) return null
    return { from: way < 0 ? sizes.rowAt(top - ahead) : from, to: way > 0 ? sizes.rowAt(end + ahead) + 1 : to, held }
  }

  function heldKey(): string | null {
    if (!table.current || !drawn || awaited.current !== null) return awaited.current
    const active = focusedIn(table.current.getRootNode())
    const around = active?.closest('tr.row-opened')?.previousElementSibling ?? active
    const row = rowAround(table.current, around)
    const at = row ? drawn[mainRows(table.current).indexOf(row)] : undefined
    return at === undefined ? null : (keys[at] ?? null)
  }

  const look = useStable((isNow: boolean) => {
    const next = isMany ? wanted() : null
    if (!next) return
    if (isNow) flushSync(() => onView(next))
    else onView(next)
  })

  /** Puts what is drawn where it belongs, then measures it: rows as high as was supposed are laid out once. */
  const lay = useStable((isAll: boolean) => {
    const body = table.current?.tBodies[0]
    if (!body || !table.current || !drawn) return
    const main = mainRows(table.current)
    put(body, main)
    if (measure(body, main, isAll)) put(body, main)
  })

  function put(body: HTMLTableSectionElement, main: readonly HTMLTableRowElement[]): void {
    const before = new Map<HTMLElement, number>()
    let after = 0
    for (const [index, row] of main.entries()) {
      const at = drawn?.[index] ?? 0
      if (at > after) before.set(row, sizes.startOf(at) - sizes.startOf(after))
      const number = at + 2 + (opened?.[at] ?? 0)
      setIndex(row, number)
      const under = row.nextElementSibling
      if (under && isOpened(under)) setIndex(under, number + 1)
      after = at + 1
    }
    const rest = sizes.startOf(sizes.count) - sizes.startOf(after)
    const last = rest > 0 ? body.rows[body.rows.length - 1] : undefined
    const now = new Set([...before.keys(), ...(last ? [last] : [])])
    for (const row of spaced.current) if (!now.has(row)) spread(row, 0, 0)
    for (const row of now) spread(row, before.get(row) ?? 0, row === last ? rest : 0)
    spaced.current = now
    setCount(table.current, sizes.count + 1 + (open?.size ?? 0))
  }

  /** Says whether anything is of another height than it was supposed to be. */
  function measure(body: HTMLTableSectionElement, main: readonly HTMLTableRowElement[], isAll: boolean): boolean {
    const isWider = body.offsetWidth !== width.current
    if (isWider) {
      sizes.forget()
      width.current = body.offsetWidth
    }
    const scale = body.getBoundingClientRect().width / body.offsetWidth || 1
    let isOther = isWider
    for (const [index, row] of main.entries()) {
      const at = drawn?.[index] ?? -1
      if (!isAll && sizes.isKnown(at)) continue
      const under = row.nextElementSibling
      const extra = under && isOpened(under) ? under.getBoundingClientRect().height : 0
      if (sizes.measure(at, (row.getBoundingClientRect().height + extra) / scale)) isOther = true
    }
    return isOther
  }

  useLayoutEffect(() => {
    if (!isMany) return
    lay(!isScrolling.current)
    look(false)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: after a move others scroll around it
  useEffect(() => {
    const element = table.current
    const body = element?.tBodies[0]
    if (!isMany || !element || !body) return
    const onScroll = () => {
      isScrolling.current = true
      look(true)
      isScrolling.current = false
    }
    const onSize = () => {
      lay(true)
      look(false)
    }
    const roots = rootsAround(element)
    const around = viewOf(element)
    for (const root of roots) root.addEventListener('scroll', onScroll, { capture: true, passive: true })
    around.addEventListener('resize', onSize)
    // What is printed is the whole table.
    const onPrint = () => flushSync(() => onView({ from: 0, to: sizes.count, held: null }))
    around.addEventListener('beforeprint', onPrint)
    // Its height follows what is laid here: only what somebody else changed is news, and the next frame's.
    let frame = 0
    const sized = new around.ResizeObserver(() => {
      const isOurs = body.offsetWidth === width.current && Math.abs(body.offsetHeight - sizes.startOf(sizes.count)) < 2
      around.cancelAnimationFrame(frame)
      if (!isOurs) frame = around.requestAnimationFrame(onSize)
    })
    sized.observe(body)
    return () => {
      around.cancelAnimationFrame(frame)
      sized.disconnect()
      around.removeEventListener('beforeprint', onPrint)
      around.removeEventListener('resize', onSize)
      for (const root of roots) root.removeEventListener('scroll', onScroll, { capture: true })
      clear(element)
    }
  }, [isMany, table, look, lay, onView, sizes, place])

  return {
    /** Draws a row wherever it stands, for the focus, which must go there at once. */
    show(at: number): void {
      const key = keys[at]
      if (key === undefined) return
      awaited.current = key
      flushSync(() => onView({ ...now, held: key }))
      queueMicrotask(() => {
        awaited.current = null
      })
    },
  }
}

/** How many rows before each are opened; null when none is. */
function openedBefore(keys: readonly string[], open: ReadonlySet<string> | undefined): Uint32Array | null {
  if (!open || open.size === 0) return null
  const before = new Uint32Array(keys.length)
  let count = 0
  for (const [at, key] of keys.entries()) {
    before[at] = count
    if (open.has(key)) count += 1
  }
  return before
}

function setIndex(row: Element, number: number): void {
  const text = String(number)
  if (row.ariaRowIndex !== text) row.ariaRowIndex = text
}

function setCount(table: HTMLTableElement | null, number: number): void {
  const text = String(number)
  if (table && table.ariaRowCount !== text) table.ariaRowCount = text
}

function spread(row: HTMLElement, before: number, after: number): void {
  const start = before ? `${before}px` : ''
  const end = after ? `${after}px` : ''
  if (row.style.marginBlockStart !== start) row.style.marginBlockStart = start
  if (row.style.marginBlockEnd !== end) row.style.marginBlockEnd = end
}

/** The roots in which something around an element may scroll: their scroll events stay in them. */
function rootsAround(element: Element): Node[] {
  const roots: Node[] = []
  for (let root = element.getRootNode(); ; ) {
    roots.push(root)
    if (!isShadowRoot(root)) return roots
    root = root.host.getRootNode()
  }
}

/** All rows are drawn again: nothing is said of the others. */
function clear(table: HTMLTableElement): void {
  table.removeAttribute('aria-rowcount')
  for (const row of table.rows) {
    row.removeAttribute('aria-rowindex')
    spread(row, 0, 0)
  }
}
