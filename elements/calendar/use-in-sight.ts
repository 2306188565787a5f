import { type RefObject, useLayoutEffect, useRef } from 'react'
import { isElement } from '../kit/nodes'

/**
 * Scrolls the panel of days into view when a press in the month selects days and the panel is below the month, because
 * a phone would not show the effect of the press otherwise. For one day, only the head of the panel is scrolled into
 * view, so that the last day can still be tapped. Keys do not scroll the page, because they continue in the month.
 */
export function useInSight(screen: RefObject<HTMLElement | null>): void {
  const isPressed = useRef(false)
  // Run after every render, because the panel may load after the press.
  useLayoutEffect(() => {
    const month = screen.current?.querySelector('.calendar-month')
    if (!month) return
    const scrollToPanel = () => {
      const panel = month.parentElement?.querySelector('.side-panel')
      if (!isPressed.current || !panel) return
      isPressed.current = false
      if (panel.getBoundingClientRect().top < month.getBoundingClientRect().bottom - 1) return
      const isOneDay = month.querySelectorAll('[aria-selected="true"]').length === 1
      if (isOneDay) panel.querySelector('.side-panel-head')?.scrollIntoView({ block: 'nearest' })
      else panel.scrollIntoView({ block: 'start' })
    }
    const press = (event: Event) => {
      isPressed.current = isElement(event.target) && event.target.closest('[data-day]') !== null
      scrollToPanel()
    }
    scrollToPanel()
    month.addEventListener('click', press)
    return () => month.removeEventListener('click', press)
  })
}
