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

/** A failure inside a screen ends in the element's own error state; its neighbours go on. */
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

/** The portal has ended, and makes no store for a screen that comes later. */
function isCancelled(thrown: unknown): boolean {
  return thrown instanceof Failure && thrown.category === 'cancelled'
}

/** What is left of a screen that threw. */
function Crash({ onRetry }: { onRetry: () => void }) {
  const t = useText()
  return (
    <ErrorState isFirst title={t('shared.crashed')} onRetry={onRetry}>
      {t('shared.unexpectedError')}
    </ErrorState>
  )
}
