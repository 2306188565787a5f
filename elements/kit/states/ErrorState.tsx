import refresh from 'icon:refresh'
import type { ReactNode } from 'react'
import { useText } from '../context'
import { failed, unplugged } from '../drawings/whole-view'
import { Button } from '../fields/Button'
import { Message } from './Message'

interface ErrorStateProps {
  title: ReactNode
  /** The reason: the text of the server, if it sent one. */
  children?: ReactNode
  /** Missing when a retry cannot help. */
  onRetry?: (() => void) | undefined
  busy?: boolean
  /** Whether the read failed because of a missing connection. */
  isOffline?: boolean
  /** Whether no title is above, so that this is the first heading of the element. */
  isFirst?: boolean
}

/** A view after a failed read, with the reason and Retry. */
export function ErrorState({
  title,
  children,
  onRetry,
  busy = false,
  isOffline = false,
  isFirst = false,
}: ErrorStateProps) {
  const t = useText()
  const retry = onRetry && (
    <Button icon={refresh} onClick={onRetry} busy={busy}>
      {t('kit.retry')}
    </Button>
  )
  return (
    <Message drawing={isOffline ? unplugged : failed} title={title} steps={retry} isFirst={isFirst} alert>
      {children}
    </Message>
  )
}
