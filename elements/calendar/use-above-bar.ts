import { type RefObject, useLayoutEffect } from 'react'
import { viewOf } from '../kit/nodes'
import { zoomOf } from '../kit/zoom'

const bars = '.side-panel-foot, .unsaved-bar'
/** Between the toast and what is beneath it, in CSS pixels. */
const gap = 16

/**
 * Keeps a toast in the top layer above the save bars of its element, wherever these stand in the window. A bar beneath
 * it receives `--_note-room`, the height of the toast, so that what stands above the bar can be scrolled clear of both.
 */
export function useAboveBar(toast: RefObject<HTMLElement | null>, isShown: boolean): void {
  useLayoutEffect(() => {
    const element = toast.current
    if (!isShown || !element) return
    const view = viewOf(element)
    const root = element.getRootNode() as Document | ShadowRoot
    element.showPopover()
    const raised = new Set<HTMLElement>()
    const place = () => {
      const { left, right, height } = element.getBoundingClientRect()
      const inWay = [...root.querySelectorAll<HTMLElement>(bars)].filter(bar => {
        const box = bar.getBoundingClientRect()
        const isBeneath = box.left < right && box.right > left && box.top < view.innerHeight
        return isBeneath && box.bottom > view.innerHeight - height - gap && box.height > 0
      })
      for (const bar of inWay) {
        raised.add(bar)
        bar.style.setProperty('--_note-room', `${(height + gap) / zoomOf(element)}px`)
      }
      const above = inWay.length > 0 ? view.innerHeight - Math.min(...inWay.map(topOf)) : 0
      element.style.setProperty('--_above', `${Math.max(0, above) / zoomOf(element)}px`)
    }
    place()
    view.addEventListener('scroll', place, { capture: true, passive: true })
    view.addEventListener('resize', place)
    return () => {
      view.removeEventListener('scroll', place, { capture: true })
      view.removeEventListener('resize', place)
      for (const bar of raised) bar.style.removeProperty('--_note-room')
    }
  }, [toast, isShown])
}

function topOf(bar: Element): number {
  return bar.getBoundingClientRect().top
}
