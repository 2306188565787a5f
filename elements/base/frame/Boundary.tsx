import { Component, type ReactNode } from 'react'
import { Failure } from '../../../core/base/errors'
import { useText } from '../../kit/context'
import { ErrorState } from '../../kit/states/ErrorState'
import { Skeleton } from '../../kit/states/Skeleton'
import type { HostControl } from '../bridge/make-host'

interface BoundaryProps {
  readonly control: HostControl
  readonly children: ReactNode
}

/** Shows the element's own error state when a screen throws, so that other elements continue. */
export class Boundary extends Component<BoundaryProps, { thrown: unknown }> {
  override state: { thrown: unknown } = { thrown: null }

  static getDerivedStateFromError(thrown: unknown): { thrown: unknown } {
    return { thrown: thrown ?? new Error('unknown') }
  }

  override componentDidCatch(thrown: unknown): void {
    if (!isCancelled(thrown)) this.props.control.host.failed(new Failure({ category: 'unexpected', cause: thrown }), '')
  }

  override render(): ReactNode {
    const { thrown } = this.state
    if (thrown === null) return this.props.children
    return isCancelled(thrown) ? <Skeleton rows={3} /> : <Crash onRetry={this.props.control.retry} />
  }
}

/** Returns whether a screen threw because its portal has ended and creates no more stores. */
function isCancelled(thrown: unknown): boolean {
  return thrown instanceof Failure && thrown.category === 'cancelled'
}

/** Replaces a screen that threw. */
function Crash({ onRetry }: { onRetry: () => void }) {
  const t = useText()
  return (
    <ErrorState isFirst title={t('shared.crashed')} onRetry={onRetry}>
      {t('shared.unexpectedError')}
    </ErrorState>
  )
}
