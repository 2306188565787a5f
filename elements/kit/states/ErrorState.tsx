import refresh from 'icon:refresh'
import type { ReactNode } from 'react'
import { useText } from '../context'
import { failed, unplugged } from '../drawings/whole-view'
import { Button } from '../fields/Button'
import { Message } from './Message'

interface ErrorStateProps {
  title: ReactNode
  /** What went wrong, in the server's words where it gave some. */
  children?: ReactNode
  /** Left out where trying again cannot help. */
  onRetry?: (() => void) | undefined
  busy?: boolean
  /** Whether it failed for want of a connection. */
  isOffline?: boolean
  /** No title stands above: this is the first heading of the element. */
  isFirst?: boolean
}

/** A view that could not be read, with its reason and Retry. */
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
