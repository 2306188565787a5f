import alert from 'icon:alert-circle'
import refresh from 'icon:refresh'
import type { ReactNode } from 'react'
import { useText } from '../context'
import { Button } from '../fields/Button'
import { Message } from './Message'

interface ErrorStateProps {
  title: ReactNode
  /** What went wrong, in the server's words where it gave some. */
  children?: ReactNode
  /** Left out where trying again cannot help. */
  onRetry?: (() => void) | undefined
  busy?: boolean
}

export function ErrorState({ title, children, onRetry, busy = false }: ErrorStateProps) {
  const t = useText()
  const retry = onRetry && (
    <Button icon={refresh} onClick={onRetry} busy={busy}>
      {t('kit.retry')}
    </Button>
  )
  return (
    <Message icon={alert} tone="danger" title={title} steps={retry} alert>
      {children}
    </Message>
  )
}
