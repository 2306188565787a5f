import type { ReactNode } from 'react'
import { Icon } from '../icons/Icon'
import { inElement } from '../own-text'
import type { Tone } from './tone'

interface BadgeProps {
  children: ReactNode
  tone?: Tone
  icon?: string
}

/** A short text that stands out in a row: risk, approval, online. The tone colors text and background. */
export function Badge({ children, tone = 'mute', icon }: BadgeProps) {
  return (
    <span className="badge" part="badge" data-tone={tone}>
      {icon && <Icon of={icon} size={14} />}
      {inElement(children)}
    </span>
  )
}
