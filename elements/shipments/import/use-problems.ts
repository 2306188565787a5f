import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { PlannedRow } from '../../../core/shipments/sheets/import-rows'
import { deepFocus } from '../../kit/focus'
import { useStable } from '../../kit/use-stable'
import { isTroubled } from './preview-row'

/** Returns the sheet row around an element; null outside the rows. */
export function rowAround(element: Element | null): number | null {
  const mark = element?.closest('tr')?.querySelector<HTMLElement>('[data-row]')
  return mark ? Number(mark.dataset.row) : null
}

/** Returns the place in a drawn row that a person is led to: a problem that keeps the sheet from being applied comes first. */
function spotIn(around: HTMLElement | null, row: number): HTMLElement | null {
  const line = around?.querySelector(`[data-row="${row}"]`)?.closest('tr')
  return line?.querySelector<HTMLElement>('[data-problem="hinders"]') ?? line?.querySelector('[data-problem]') ?? null
}

/** Puts the focus into the field or button of a problem, or on its text. */
function focusProblem(spot: HTMLElement): void {
  const target = spot.querySelector<HTMLElement>('input, button') ?? spot
  target.focus({ preventScroll: true })
  spot.scrollIntoView({ block: 'center' })
}

/** Returns the next row that fits after a place in the list, round and round; from nowhere it is the first one. */
function nextRow(rows: readonly PlannedRow[], after: number, fits: (row: PlannedRow) => boolean): number | null {
  return [...rows.slice(after), ...rows.slice(0, after)].find(fits)?.row ?? null
}

/**
 * Leads the focus to the rows with problems, also by F8 and Shift+F8.
 * @param rows all rows, in the order of the preview
 * @param shown the rows under the filter
 * @param onHidden is called before a row that the filter hides is shown
 */
export function useProblems(
  around: RefObject<HTMLElement | null>,
  rows: readonly PlannedRow[],
  shown: readonly PlannedRow[],
  onHidden: () => void,
) {
  const [sought, setSought] = useState<{ readonly row: number } | null>(null)
  /** The row that was sought last, once it has the focus: each search moves the focus once. */
  const reached = useRef(sought)
  useLayoutEffect(() => {
    if (sought === null || sought === reached.current) return
    const spot = spotIn(around.current, sought.row)
    if (!spot) return
    reached.current = sought
    focusProblem(spot)
  })

  function show(row: number): void {
    if (!shown.some(each => each.row === row)) onHidden()
    setSought({ row })
  }

  const step = useStable((direction: 1 | -1) => {
    const from = rowAround(around.current && deepFocus(around.current)) ?? sought?.row
    const way = direction === 1 ? rows : rows.toReversed()
    const next = nextRow(way, way.findIndex(({ row }) => row === from) + 1, isTroubled)
    if (next !== null) show(next)
  })
  useEffect(() => {
    const root = around.current?.getRootNode()
    const onKey = (event: Event) => {
      if (!(event instanceof KeyboardEvent) || event.key !== 'F8') return
      event.preventDefault()
      step(event.shiftKey ? -1 : 1)
    }
    root?.addEventListener('keydown', onKey)
    return () => root?.removeEventListener('keydown', onKey)
  }, [around, step])

  return {
    /** Leads to the next problem, down or up. */
    step,
    /**
     * Leads to the first problem from a row on, itself included; the rows above it come last.
     * @returns whether there is one
     */
    showFrom(from: number | null, fits: (row: PlannedRow) => boolean): boolean {
      const start = rows.findIndex(({ row }) => row === from)
      const next = nextRow(rows, Math.max(start, 0), fits)
      if (next !== null) show(next)
      return next !== null
    },
    /** The row that is led to, which a table of many rows has to draw. */
    sought: sought?.row,
  }
}
