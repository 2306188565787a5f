import { viewOf } from '../nodes'
import { zoomOf } from '../zoom'

/** Selects the bars at the foot of a window. */
const bars = '.save-bar, .unsaved-bar, .side-panel-foot, .form-foot, .dialog-foot, .footer' as const
/** The gap between a message and the bars below it, in CSS pixels. */
const gap = 16

/**
 * Keeps a message at the foot of the window above the bars of the page, or of its dialog, until the returned function
 * is called. The message receives `--_above`, the distance that it rises; a bar beneath it receives `--_note-room`, the
 * height of the message, so that content above the bar can be scrolled clear of both.
 */
export function keepAboveBars(message: HTMLElement): () => void {
  const view = viewOf(message)
  const roots = rootsUnder(message.closest('dialog') ?? message.ownerDocument)
  const barsWithRoom = new Set<HTMLElement>()
  const place = () => {
    const { left, right, height } = message.getBoundingClientRect()
    const barsBeneath = roots
      .flatMap(root => [...root.querySelectorAll<HTMLElement>(bars)])
      .filter(bar => {
        const box = bar.getBoundingClientRect()
        const isBeneath = box.left < right && box.right > left && box.top < view.innerHeight && box.height > 0
        return isBeneath && bar !== message && box.bottom > view.innerHeight - height - gap
      })
    for (const bar of barsBeneath) {
      barsWithRoom.add(bar)
      bar.style.setProperty('--_note-room', `${(height + gap) / zoomOf(message)}px`)
    }
    const above = barsBeneath.length > 0 ? view.innerHeight - Math.min(...barsBeneath.map(topOf)) : 0
    message.style.setProperty('--_above', `${Math.max(0, above) / zoomOf(message)}px`)
  }
  place()
  view.addEventListener('scroll', place, { capture: true, passive: true })
  view.addEventListener('resize', place)
  return () => {
    view.removeEventListener('scroll', place, { capture: true })
    view.removeEventListener('resize', place)
    for (const bar of barsWithRoom) bar.style.removeProperty('--_note-room')
  }
}

const topOf = (bar: Element) => bar.getBoundingClientRect().top

/** Returns a node and the shadow trees under it. */
function rootsUnder(node: ParentNode): readonly ParentNode[] {
  const shadows = [...node.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
    shadowRoot ? rootsUnder(shadowRoot) : [],
  )
  return [node, ...shadows]
}
