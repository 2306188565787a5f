import { type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { isElement } from '../nodes'
import { useDocument } from '../use-document'
import { usePopover } from './use-popover'

interface Props {
  text: string
  /** One button or link. Its name says what it is; the tooltip only shows that name or its reason. */
  children: ReactNode
}

const delay = 400
const grace = 120

/** Words beside a control while the pointer rests on it or the keyboard stands on it. Escape puts them away. */
export function Tooltip({ text, children }: Props) {
  const holder = useRef<HTMLSpanElement>(null)
  const [wanted, setWanted] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const want = (next: boolean, after: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setWanted(next), after)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  const onPointerEnter = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') want(true, delay)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what bubbles up from its control
    <span
      ref={holder}
      className="tooltip-holder"
      onPointerEnter={onPointerEnter}
      onPointerLeave={() => want(false, grace)}
      onPointerDown={() => want(false, 0)}
      onFocus={event => event.target.matches(':focus-visible') && want(true, 0)}
      onBlur={() => want(false, 0)}
    >
      {children}
      {wanted && <Bubble text={text} holder={holder.current} onEscape={() => want(false, 0)} />}
    </span>
  )
}

interface BubbleProps {
  text: string
  holder: HTMLElement | null
  onEscape: () => void
}

function Bubble({ text, holder, onEscape }: BubbleProps) {
  const anchor = useRef<HTMLElement | null>(null)
  const { show, surfaceProps } = usePopover(anchor, { kind: 'manual', placement: 'top' })
  useEffect(() => {
    const control = holder?.firstElementChild
    anchor.current = isElement(control) ? control : null
    show()
  }, [holder, show])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    onEscape()
  }
  useDocument(anchor, 'keydown', onKeyDown, { capture: true })
  return (
    <div {...surfaceProps} className="popover tooltip" role="tooltip">
      {text}
    </div>
  )
}
