import nothing from 'icon:search-off'
import type { ReactNode } from 'react'
import { Message } from './Message'

interface EmptyStateProps {
  title: ReactNode
  children?: ReactNode
  /** The next step: every empty state has one, or says in its words why there is none. */
  steps?: ReactNode
  icon?: string
}

export function EmptyState({ icon = nothing, ...message }: EmptyStateProps) {
  return <Message icon={icon} {...message} />
}
