import { type RefObject, useEffect, useState } from 'react'
import { usePlace } from '../kit/context'
import { deepFocus } from '../kit/focus'
import { observeSize } from '../kit/observe-size'

/**
 * Keeps the focused field, and the note or the choice under it, above the save bar when the bar appears or grows and when
 * something above the field pushes it down (WCAG 2.4.11). A field that a person scrolled away stays away. The rows read the
 * height of the bar from `--_at-hand`.
 * @param around holds the rows; its parent also holds the messages above them
 * @returns a ref callback for the bar
 */
export function useInSight(around: RefObject<HTMLElement | null>): (bar: HTMLElement | null) => void {
  const [bar, setBar] = useState<HTMLElement | null>(null)
  const place = usePlace()
  // biome-ignore lint/correctness/useExhaustiveDependencies: after a move another window measures it
  useEffect(() => {
    const rows = around.current
    if (!bar || !rows) return
    const outer = rows.parentElement ?? rows
    let wasInSight = true
    let height = outer.offsetHeight
    const look = () => {
      // The observer has not been called yet for what has just grown: a scroll event may come before it.
      if (outer.offsetHeight !== height) return
      const field = focusedField(rows)
      wasInSight = field !== null && isAbove(field, bar)
    }
    const unobserve = observeSize([bar, rows, outer], () => {
      height = outer.offsetHeight
      rows.style.setProperty('--_at-hand', `${bar.offsetHeight}px`)
      const field = focusedField(rows)
      if (!field || !(wasInSight || isUnder(field, bar))) return
      const notes = field.closest('td')?.querySelectorAll('.row-note, .elsewhere') ?? []
      // The field comes last: it stays in sight where not all of its notes have room.
      for (const part of [...notes, field]) if (!isAbove(part, bar)) part.scrollIntoView({ block: 'nearest' })
      look()
    })
    const over = new AbortController()
    rows.addEventListener('focusin', look, { signal: over.signal })
    rows.ownerDocument.addEventListener('scroll', look, { capture: true, passive: true, signal: over.signal })
    return () => {
      over.abort()
      unobserve()
      rows.style.removeProperty('--_at-hand')
    }
  }, [bar, around, place])
  return setBar
}

function focusedField(rows: HTMLElement): Element | null {
  const focus = deepFocus(rows)
  return focus && rows.contains(focus) && focus.closest('td') ? focus : null
}

function isAbove(part: Element, bar: Element): boolean {
  return part.getBoundingClientRect().bottom <= bar.getBoundingClientRect().top
}

function isUnder(part: Element, bar: Element): boolean {
  return !isAbove(part, bar) && part.getBoundingClientRect().top < bar.getBoundingClientRect().bottom
}
