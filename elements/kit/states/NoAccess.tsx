import lock from 'icon:lock'
import type { ReactNode } from 'react'
import { Message } from './Message'

interface NoAccessProps {
  title: ReactNode
  /** Whom to ask. */
  children?: ReactNode
  steps?: ReactNode
}

export function NoAccess(props: NoAccessProps) {
  return <Message icon={lock} {...props} />
}
