import { effect, type ReadonlySignal } from '@preact/signals-core'
import { createResource } from '../base/resource'
import type { Http } from '../http/http'
import type { Notifications } from '../notifications/notifications'
import type { AreaContext, Lifetime } from './container'
import type { Identity } from './identity'
import type { PortalOptions } from './options'

interface PortalParts {
  readonly identity: Identity
  /** The client of the present start. */
  readonly http: Http
  readonly notifications: Notifications
  readonly options: ReadonlySignal<PortalOptions>
}

/** Returns the context of an area's store, which ends with the store. */
export function areaContext({ identity, ...parts }: PortalParts, lifetime: Lifetime): AreaContext {
  const { onEnd } = lifetime
  const end = new AbortController()
  onEnd(() => end.abort())
  const onRenewed: AreaContext['onRenewed'] = listener => onEnd(identity.onRenewed(listener))
  return {
    ...identity,
    ...parts,
    ...lifetime,
    effect: run => onEnd(effect(run)),
    ended: end.signal,
    onRenewed,
    resource(options) {
      const handle = createResource(options)
      onEnd(handle.dispose)
      onRenewed(() => void handle.refresh())
      return handle
    },
  }
}
