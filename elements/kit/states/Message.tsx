import type { ReactNode } from 'react'
import { Drawing } from '../drawings/Drawing'
import type { Picture } from '../drawings/picture'
import { Heading } from '../layout/Heading'

interface MessageProps {
  drawing: Picture
  title: ReactNode
  children?: ReactNode
  /** Buttons for the next steps. */
  steps?: ReactNode
  /** Whether screen readers announce the message at once, because of an error. */
  alert?: boolean
  /** Whether no title is above, so that this is the first heading of the element. */
  isFirst?: boolean
}

/** A state without data: a drawing, a title, one or two lines, and the next step. */
export function Message({ drawing, title, children, steps, alert = false, isFirst = false }: MessageProps) {
  return (
    <div ref={transferFocus} className="panel state" role={alert ? 'alert' : undefined}>
      <Drawing of={drawing} />
      <Heading depth={isFirst ? 0 : 1} className="state-title">
        {title}
      </Heading>
      {children && <div className="state-words">{children}</div>}
      {steps && <div className="state-steps">{steps}</div>}
    </div>
  )
}

/** Returns a ref cleanup that moves the focus from an unmounting box to the title above. */
export function transferFocus(box: HTMLElement | null) {
  return () => {
    const title =
      box?.matches(':focus-within') &&
      box.closest('dialog, .frame')?.querySelector<HTMLElement>('h1, h2, h3, h4, h5, h6')
    if (!title) return
    title.tabIndex = -1
    title.focus()
  }
}
