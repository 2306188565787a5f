import { type RefObject, useEffect, useState } from 'react'
import { usePlace } from '../kit/context'
import { deepFocus } from '../kit/focus'
import { observeSize } from '../kit/observe-size'

/**
 * The field that has the focus, and the note or the choice under it, stay in sight when the bar comes over them or grows (WCAG
 * 2.4.11); what was scrolled away stays away. Tells the rows by `--_at-hand` how high the bar is.
 * @param around holds the rows.
 * @returns takes the bar.
 */
export function useInSight(around: RefObject<HTMLElement | null>): (bar: HTMLElement | null) => void {
  const [bar, setBar] = useState<HTMLElement | null>(null)
  const place = usePlace()
  // biome-ignore lint/correctness/useExhaustiveDependencies: after a move another window measures it
  useEffect(() => {
    const rows = around.current
    if (!bar || !rows) return
    // A note that comes makes the rows higher.
    const unobserve = observeSize([bar, rows], () => {
      rows.style.setProperty('--_at-hand', `${bar.offsetHeight}px`)
      const field = deepFocus(rows)
      const cell = field?.closest('td')
      if (!field || !cell || !rows.contains(cell)) return
      for (const part of [field, ...cell.querySelectorAll('.row-note, .elsewhere')])
        if (isUnder(part, bar)) part.scrollIntoView({ block: 'nearest' })
    })
    return () => {
      unobserve()
      rows.style.removeProperty('--_at-hand')
    }
  }, [bar, around, place])
  return setBar
}

function isUnder(part: Element, bar: Element): boolean {
  const { top, bottom } = part.getBoundingClientRect()
  const over = bar.getBoundingClientRect()
  return bottom > over.top && top < over.bottom
}
