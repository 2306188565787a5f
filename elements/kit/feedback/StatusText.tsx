import type { ReactNode } from 'react'
import { Icon } from '../icons/Icon'
import type { Tone } from './tone'

interface StatusTextProps {
  children: ReactNode
  tone: Tone
  icon?: string
  /** Whether the text has the tone too, for past rows and problems. By default only the icon has it. */
  loud?: boolean
}

/** A status in a table: icon, text and tone without a background. The text is never truncated. */
export function StatusText({ children, tone, icon, loud = false }: StatusTextProps) {
  return (
    <span className={loud ? 'status loud' : 'status'} data-tone={tone}>
      {icon && <Icon of={icon} />}
      <span>{children}</span>
    </span>
  )
}
