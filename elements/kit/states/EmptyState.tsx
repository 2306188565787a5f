import type { ReactNode } from 'react'
import type { Picture } from '../drawings/picture'
import { Message } from './Message'

interface EmptyStateProps {
  drawing: Picture
  title: ReactNode
  children?: ReactNode
  /** The next step. Every empty state has a next step, or its text explains why not. */
  steps?: ReactNode
  /** Whether no title is above, so that this is the first heading of the element. */
  isFirst?: boolean
}

/** A view without data, or without results for a search. */
export function EmptyState(props: EmptyStateProps) {
  return <Message {...props} />
}
