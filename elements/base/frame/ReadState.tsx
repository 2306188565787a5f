import type { ReactNode } from 'react'
import type { Resource } from '../../../core/base/resource-types'
import { clockTime } from '../../../core/base/time'
import { failureText } from '../../../core/notifications/failure-text'
import { useLocale, useText } from '../../kit/context'
import { inElement } from '../../kit/own-text'
import { ErrorState } from '../../kit/states/ErrorState'
import { OfflineBar } from '../../kit/states/OfflineBar'

interface ReadStateProps {
  read: Resource<unknown>
  /** The title above the reason when a read fails. */
  title: string
  /** A skeleton in the final size, shown until data arrives. */
  skeleton: ReactNode
  onRetry(): void
  children: ReactNode
}

/**
 * Shows a Resource: its skeleton, its error with Retry, or its data, with a bar above stale data that cannot be
 * refreshed.
 */
export function ReadState({ read, title, skeleton, onRetry, children }: ReadStateProps) {
  const t = useText()
  if (read.data !== null)
    return (
      <>
        <StaleBar read={read} title={title} onRetry={onRetry} />
        {inElement(children)}
      </>
    )
  if (read.failure === null) return inElement(skeleton)
  // A missing record offers no retry, as its `reeldock-error` says.
  const isGone = read.failure.category === 'not-found'
  return (
    <ErrorState
      title={title}
      onRetry={isGone ? undefined : onRetry}
      busy={read.busy}
      isOffline={read.state === 'offline'}
    >
      {t.text(failureText(read.failure))}
    </ErrorState>
  )
}

/** Shows above stale data when it was read, and offers another attempt. */
export function StaleBar({ read, title, onRetry }: Pick<ReadStateProps, 'read' | 'title' | 'onRetry'>) {
  const locale = useLocale()
  if (read.data === null || (read.state !== 'offline' && read.state !== 'error')) return null
  const at = read.at === null ? undefined : clockTime(read.at, locale)
  return <OfflineBar title={read.state === 'error' ? title : undefined} at={at} onTry={onRetry} />
}
