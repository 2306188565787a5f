import door from 'icon:door-exit'
import type { ReactNode } from 'react'
import { Message } from './Message'

interface SessionEndedProps {
  title: ReactNode
  /** What became of the work that was not saved. */
  children?: ReactNode
  steps?: ReactNode
}

export function SessionEnded(props: SessionEndedProps) {
  return <Message icon={door} alert {...props} />
}
