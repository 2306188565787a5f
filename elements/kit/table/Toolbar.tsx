import type { ReactNode } from 'react'
import { inElement } from '../own-text'

interface ToolbarProps {
  /** A filter of the list, such as a search field. It takes the remaining width. */
  children?: ReactNode
  /** Buttons at the far side; in a separate row on a phone. */
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
