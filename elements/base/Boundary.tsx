import { Component, type ReactNode } from 'react'
import { Failure } from '../../core/base/errors'
import { Crash } from './Crash'
import type { HostControl } from './make-host'

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
    this.props.control.host.failed(new Failure({ category: 'unexpected', cause: thrown }), '')
  }

  override render(): ReactNode {
    return this.state.thrown === null ? this.props.children : <Crash onRetry={this.props.control.retry} />
  }
}
