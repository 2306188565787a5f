import type { ReactNode } from 'react'
import { Icon } from '../icons/Icon'
import type { Tone } from './tone'

interface StatusTextProps {
  children: ReactNode
  tone: Tone
  icon?: string
  /** The words take the tone too: a past row, a problem. Else the icon alone does. */
  loud?: boolean
}

/** A status in a table: icon, word and tone, no fill. The word is never cut. */
export function StatusText({ children, tone, icon, loud = false }: StatusTextProps) {
  return (
    <span className={loud ? 'status loud' : 'status'} data-tone={tone}>
      {icon && <Icon of={icon} />}
      <span>{children}</span>
    </span>
  )
}
