import { type RefObject, useLayoutEffect, useRef } from 'react'
import { usePlace } from '../context'
import { isElement, isRightToLeft, viewOf } from '../nodes'
import { observeSize } from '../observe-size'
import { useStable } from '../use-stable'
import { cellsOf, controlsIn, isShown, mainRows, rowAround, stopOf } from './rows'
import { createTabStop } from './tab-stop'

interface Options {
  /** The number of rows of data, rendered or not. */
  readonly count: number
  /** The indexes of the rendered rows. */
  readonly drawn: readonly number[]
  /** Renders the row at an index. */
  show(rowIndex: number): void
}

/**
 * Makes a table a grid with a single tab stop, with the keys of the ARIA practices: the arrows, Home, End and the Page
 * keys move from cell to cell, Enter or F2 enters a cell, and Escape leaves it.
 */
export function useGrid(table: RefObject<HTMLTableElement | null>, { count, drawn, show }: Options): void {
  const tabStop = useRef<ReturnType<typeof createTabStop> | null>(null)
  const drawnAt = useStable((rowIndex: number) => table.current && mainRows(table.current)[drawn.indexOf(rowIndex)])

  /** Returns the cell that a key moves to; null for other keys. */
  function cellByKey(event: KeyboardEvent, row: HTMLTableRowElement, cell: HTMLElement): HTMLElement | null {
    const element = row.closest('table')
    const head = element?.tHead?.rows[0]
    if (!element || !head) return null
    const rowIndex = row === head ? -1 : (drawn[mainRows(element).indexOf(row)] ?? 0)
    const column = cellsOf(row).indexOf(cell)
    const page = Math.max(1, Math.floor(viewOf(row).innerHeight / row.offsetHeight) - 2)
    const [back, on] = isRightToLeft(row) ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight']
    // The Page keys and Ctrl+Home do not reach the head, which is row −1. At an edge the focus stays.
    const places: Readonly<Record<string, readonly [row: number, column: number]>> = {
      [on]: [rowIndex, column + 1],
      [back]: [rowIndex, Math.max(column - 1, 0)],
      ArrowDown: [rowIndex + 1, column],
      ArrowUp: [rowIndex - 1, column],
      Home: [rowIndex, 0],
      End: [rowIndex, Number.POSITIVE_INFINITY],
      'Ctrl+Home': [0, 0],
      'Ctrl+End': [count, Number.POSITIVE_INFINITY],
      PageDown: [rowIndex + page, column],
      PageUp: [Math.max(rowIndex - page, 0), column],
    }
    const place = places[event.ctrlKey ? `Ctrl+${event.key}` : event.key]
    if (!place) return null
    const to = Math.max(isShown(head) ? -1 : 0, Math.min(place[0], count - 1))
    if (to >= 0 && !drawnAt(to)) show(to)
    const others = cellsOf((to < 0 ? head : drawnAt(to)) ?? row)
    return others[Math.min(place[1], others.length - 1)] ?? null
  }

  /** Runs after the handlers of the cells and of the content around the table. */
  const onKeyDown = useStable((event: KeyboardEvent) => {
    const { key, target } = event
    if (event.defaultPrevented || event.isComposing || event.altKey || event.metaKey || event.shiftKey) return
    const row = table.current && rowAround(table.current, target)
    const cell = row && isElement(target) && target.closest<HTMLElement>('.cell')
    if (!cell || !isElement(target)) return
    const isStop = target === stopOf(cell)
    if (isStop && (key === 'Enter' || key === 'F2')) {
      const inner = controlsIn(cell).find(isShown)
      if (!inner || (target !== cell && (key === 'Enter' || !target.matches('button')))) return
      if (target === cell) inner.focus()
      else target.click()
    } else {
      const next = isStop ? cellByKey(event, row, cell) : key === 'Escape' ? cell : null
      if (!next) return
      tabStop.current?.goTo(next)
    }
    event.preventDefault()
    event.stopPropagation()
  })

  useLayoutEffect(() => {
    if (!table.current) return
    const newTabStop = createTabStop(table.current)
    tabStop.current = newTabStop
    const root = table.current.getRootNode() as Document
    root.addEventListener('keydown', onKeyDown)
    return () => {
      newTabStop.end()
      root.removeEventListener('keydown', onKeyDown)
    }
  }, [table, onKeyDown])
  const place = usePlace()
  // biome-ignore lint/correctness/useExhaustiveDependencies: after a move another window must observe it
  useLayoutEffect(() => {
    if (!table.current) return
    // The observer also updates a new table. An update at the mount would lay it out in the task that renders it.
    return observeSize([table.current], () => tabStop.current?.update())
  }, [table, place])
}
