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

/** Returns the problem to focus in a drawn row, preferably one that blocks the import. */
function problemIn(around: HTMLElement | null, row: number): HTMLElement | null {
  const line = around?.querySelector(`[data-row="${row}"]`)?.closest('tr')
  return line?.querySelector<HTMLElement>('[data-problem="hinders"]') ?? line?.querySelector('[data-problem]') ?? null
}

/** Focuses the field or button of a problem, or its text. */
function focusProblem(place: HTMLElement): void {
  const target = place.querySelector<HTMLElement>('input, button') ?? place
  target.focus({ preventScroll: true })
  place.scrollIntoView({ block: 'center' })
}

/** Returns the next matching row from a position on, and continues from the top after the last row. */
function nextRow(rows: readonly PlannedRow[], after: number, fits: (row: PlannedRow) => boolean): number | null {
  return [...rows.slice(after), ...rows.slice(0, after)].find(fits)?.row ?? null
}

/**
 * Moves the focus between the rows with problems, also by F8 and Shift+F8.
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
  /** The last sought row that has got the focus, so that each search moves the focus once. */
  const reached = useRef(sought)
  useLayoutEffect(() => {
    if (sought === null || sought === reached.current) return
    const place = problemIn(around.current, sought.row)
    if (!place) return
    reached.current = sought
    focusProblem(place)
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
    /** Focuses the next problem, down or up. */
    step,
    /**
     * Focuses the first matching row from a row on, including that row. Rows above it come last.
     * @returns whether a row matches
     */
    showFrom(from: number | null, fits: (row: PlannedRow) => boolean): boolean {
      const start = rows.findIndex(({ row }) => row === from)
      const next = nextRow(rows, Math.max(start, 0), fits)
      if (next !== null) show(next)
      return next !== null
    },
    /** The sought row, which a long table must draw. */
    soughtRow: sought?.row,
  }
}
