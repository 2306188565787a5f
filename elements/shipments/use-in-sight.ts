import { type RefObject, useEffect, useState } from 'react'
import { usePlace } from '../kit/context'
import { deepFocus } from '../kit/focus'
import { observeSize } from '../kit/observe-size'

/**
 * Keeps the focused field and the note or choice under it above the save bar, when the bar appears or grows, or when
 * content above the field pushes it down (WCAG 2.4.11). A field that a person has scrolled away stays away. The rows
 * read the height of the bar from `--_at-hand`.
 * @param around the element around the rows; its parent also contains the messages above them
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
    const measure = () => {
      // A scroll event can come before the observer reports a new size, so ignore it.
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
      // The field comes last, so that it stays in sight when its notes do not all fit.
      for (const part of [...notes, field]) if (!isAbove(part, bar)) part.scrollIntoView({ block: 'nearest' })
      measure()
    })
    const ended = new AbortController()
    rows.addEventListener('focusin', measure, { signal: ended.signal })
    rows.ownerDocument.addEventListener('scroll', measure, { capture: true, passive: true, signal: ended.signal })
    return () => {
      ended.abort()
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
