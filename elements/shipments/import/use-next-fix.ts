import { type RefObject, useEffect, useRef } from 'react'
import type { PlannedRow } from '../../../core/shipments/sheets/import-rows'
import { holdFocus, restoreFocus } from '../../parts/held-focus'
import { isTroubled } from './preview-row'
import { rowAround } from './use-problems'

/** The place of a fix. */
interface Place {
  /** The sheet row; null outside the rows. */
  readonly row: number | null
  /** Whether the problem blocked the import. */
  readonly isHindering: boolean
  /** The position among the fixes of several rows; null elsewhere. */
  readonly sharedIndex: number | null
}

const sharedFixes = '.import-fixes > li'
const isBlocking = ({ blocks }: PlannedRow) => blocks

function placeOf(view: HTMLElement, element: Element): Place {
  const fix = element.closest(sharedFixes)
  return {
    row: rowAround(element),
    isHindering: element.closest('[data-problem="hinders"]') !== null,
    sharedIndex: fix && [...view.querySelectorAll(sharedFixes)].indexOf(fix),
  }
}

/**
 * Moves the focus after a fix has removed its own button or field. From a fix of several rows it moves to the next such
 * fix, then to the next row with a problem. From a problem that blocked the import it moves to the next blocking one.
 * Apply comes last.
 * @param showFrom focuses the first matching row, and returns whether one exists
 */
export function useNextFix(
  around: RefObject<HTMLElement | null>,
  showFrom: (row: number | null, fits: (row: PlannedRow) => boolean) => boolean,
): void {
  const lastFocused = useRef<Element | null>(null)
  const place = useRef<Place | null>(null)
  useEffect(() => {
    const view = around.current
    if (view === null) return
    return holdFocus(view, lastFocused, element => {
      place.current = placeOf(view, element)
    })
  }, [around])
  useEffect(() => {
    // Wait for the key that made the fix, because Tab moves the focus itself.
    const wait = setTimeout(() => {
      const view = around.current
      if (view === null || place.current === null) return
      const { row, isHindering, sharedIndex } = place.current
      restoreFocus(view, lastFocused, () => {
        const fixes = sharedIndex === null ? [] : [...view.querySelectorAll(sharedFixes)]
        const next = fixes[Math.min(sharedIndex ?? 0, fixes.length - 1)]
        if (next) return next.querySelector('button')
        if (showFrom(row, isHindering ? isBlocking : isTroubled)) return null
        return view.querySelector<HTMLElement>('.save-steps .button.primary')
      })
    })
    return () => clearTimeout(wait)
  })
}
