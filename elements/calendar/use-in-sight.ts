import { type RefObject, useLayoutEffect } from 'react'

/**
 * A press on a day brings the panel of its days into sight where it stands below the month: a phone shows the month
 * alone, and the press would seem to do nothing. Keys leave the page where it is, since they go on in the month.
 */
export function useInSight(place: RefObject<HTMLElement | null>): void {
  // With the panel itself: the press that brought it may end before anything later is run.
  useLayoutEffect(() => {
    const panel = place.current?.closest('.side-panel')
    const month = panel?.parentElement?.querySelector('.calendar-month')
    if (!panel || !month) return
    const look = () => {
      const isBelow = panel.getBoundingClientRect().top >= month.getBoundingClientRect().bottom - 1
      if (isBelow) panel.scrollIntoView({ block: 'start' })
    }
    month.addEventListener('click', look)
    return () => month.removeEventListener('click', look)
  })
}
