import type { ReadonlySignal, Signal } from '@preact/signals-core'
import { Failure } from '../base/errors'
import { createHttp, type Http } from '../http/http'
import { calls } from './calls'
import type { Identity } from './identity'
import { notifyObserver } from './observe'
import type { PortalOptions } from './options'

interface PortalHttpOptions {
  readonly options: ReadonlySignal<PortalOptions>
  readonly identity: Pick<Identity, 'token' | 'verified' | 'refused'>
  /** Returns whether the client is that of the present start. */
  readonly isCurrent: () => boolean
  /** Counts calls without an answer or with a 5xx. */
  readonly trouble: Signal<number>
}

/** Returns the client of one start: it remembers writes of one account, none of which may be sent for another. */
export function createPortalHttp({ options, identity, isCurrent, trouble }: PortalHttpOptions): Http {
  return createHttp({
    base: name => options.peek().bases[name],
    token: identity.token,
    // Called late and unbound: a host may have replaced fetch, and fetch wants the window as its `this`.
    fetch: (...call) => calls.send(options.peek().fetch ?? globalThis.fetch, ...call),
    async beforeSend(isWrite) {
      if (isWrite) await identity.verified()
      if (!isCurrent()) throw new Failure({ category: 'cancelled' })
    },
    // An answer to a call of an earlier start tells nothing about the present account.
    onRefused(category) {
      if (isCurrent()) identity.refused(category)
    },
    onTrouble: () => {
      trouble.value += 1
    },
    onAnswer: (...event) => notifyObserver(options.peek().observe, 'call', ...event),
    idempotencyKeys: () => options.peek().features?.idempotencyKeys === true,
  })
}
