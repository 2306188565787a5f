import type { ReactNode } from 'react'
import type { Picture } from '../drawings/picture'
import { Message } from './Message'

interface EmptyStateProps {
  drawing: Picture
  title: ReactNode
  children?: ReactNode
  /** The next step: every empty state has one, or says in its words why there is none. */
  steps?: ReactNode
  /** No title stands above: this is the first heading of the element. */
  isFirst?: boolean
}

/** Nothing is here yet, or nothing is left of what was searched. */
export function EmptyState(props: EmptyStateProps) {
  return <Message {...props} />
}
