import type { ReactNode } from 'react'
import { inElement } from '../own-text'

interface ToolbarProps {
  /** What narrows the list: a search field. It takes the room that is left. */
  children?: ReactNode
  /** Buttons at the far side; on a phone a row of their own. */
  actions?: ReactNode
}

export function Toolbar({ children, actions }: ToolbarProps) {
  return (
    <div className="toolbar" part="toolbar">
      {inElement(children)}
      {actions && <div className="toolbar-actions">{actions}</div>}
    </div>
  )
}
