import { type RefObject, useLayoutEffect } from 'react'
import { viewOf } from '../kit/nodes'
import { zoomOf } from '../kit/zoom'

const bars = '.side-panel-foot, .unsaved-bar'

/** Keeps a toast in the top layer above the save bars of its element, wherever these stand in the window. */
export function useAboveBar(toast: RefObject<HTMLElement | null>, isShown: boolean): void {
  useLayoutEffect(() => {
    const element = toast.current
    if (!isShown || !element) return
    const view = viewOf(element)
    const root = element.getRootNode() as Document | ShadowRoot
    element.showPopover()
    const place = () => {
      const { left, right, height } = element.getBoundingClientRect()
      const covered = [...root.querySelectorAll(bars)].flatMap(bar => {
        const box = bar.getBoundingClientRect()
        const isInWay = box.left < right && box.right > left && box.top < view.innerHeight
        return isInWay && box.bottom > view.innerHeight - height - 16 && box.height > 0 ? [box.top] : []
      })
      const above = covered.length > 0 ? view.innerHeight - Math.min(...covered) : 0
      element.style.setProperty('--_above', `${Math.max(0, above) / zoomOf(element)}px`)
    }
    place()
    view.addEventListener('scroll', place, { capture: true, passive: true })
    view.addEventListener('resize', place)
    return () => {
      view.removeEventListener('scroll', place, { capture: true })
      view.removeEventListener('resize', place)
    }
  }, [toast, isShown])
}
