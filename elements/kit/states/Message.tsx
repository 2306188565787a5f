import type { ReactNode } from 'react'
import type { Tone } from '../feedback/tone'
import { Icon } from '../icons/Icon'

interface MessageProps {
  icon: string
  tone?: Tone
  title: ReactNode
  children?: ReactNode
  /** Buttons: what to do now. */
  steps?: ReactNode
  /** Read out at once: something went wrong. */
  alert?: boolean
}

/** What every state without data looks like: an icon, a title, words, the next step. */
export function Message({ icon, tone, title, children, steps, alert = false }: MessageProps) {
  return (
    <div ref={handOn} className="panel state" data-tone={tone} role={alert ? 'alert' : undefined}>
      <Icon of={icon} size={24} />
      <h3 className="state-title">{title}</h3>
      {children && <div className="state-words">{children}</div>}
      {steps && <div className="state-steps">{steps}</div>}
    </div>
  )
}

/** Its button goes with it: the focus that stood there goes to the title above. */
export function handOn(box: HTMLElement | null) {
  return () => {
    const title = box?.matches(':focus-within') && box.closest('dialog, .frame')?.querySelector('h2')
    if (!title) return
    title.tabIndex = -1
    title.focus()
  }
}
