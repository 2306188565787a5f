import type { PortalEvent } from '../../../core/wire/events'
import type { Allowance, Revocation, Revocations } from '../sign-in/revocations'
import type { Store } from '../store/open'
import type { Hub } from './socket-hub'

/** A message to the other processes. */
type Notice =
  | { kind: 'event'; org: string; event: PortalEvent }
  | { kind: 'revocation'; revocation: Revocation }
  | { kind: 'allowance'; allowance: Allowance }

export interface SharedHub {
  publish(org: string, event: PortalEvent): void
  /** Ends sign-ins in every process: their tokens no longer count, and their sockets close. */
  revoke(revocation: Revocation): Promise<void>
  /**
   * Makes tokens issued from a new sign-in on count in every process, after an earlier sign-in of the same name ended.
   * @returns false when the sign-in was ended meanwhile
   */
  allowSince(allowance: Allowance): Promise<boolean>
  closeAll(): void
  leave(): Promise<void>
}

export interface HubParts {
  localHub: Hub
  revocations: Revocations
  store: Store
  onFailure(cause: unknown): void
}

/** Milliseconds between reads of the ended sign-ins, because a message of another process can get lost. */
const readInterval = 15_000

/**
 * Connects the sockets of all processes on one store. A process that could not listen for a while closes its own
 * sockets with the restart code, so that clients reconnect and read again.
 */
export async function shareHub({ localHub, revocations, store, onFailure }: HubParts): Promise<SharedHub> {
  const notices = await store.notices({
    apply(message) {
      const notice = message as Notice
      if (notice.kind === 'event') return localHub.publish(notice.org, notice.event)
      if (notice.kind === 'allowance') return revocations.apply(notice.allowance)
      revocations.apply(notice.revocation)
      localHub.endSessions(notice.revocation.sids)
    },
    missed() {
      void revocations.read().catch(onFailure).then(localHub.closeAll)
    },
    onFailure,
  })
  await revocations.read()
  const timer = notices && setInterval(() => revocations.read().then(localHub.endSessions, onFailure), readInterval)
  timer?.unref()
  const send = (notice: Notice) => notices?.send(notice)
  return {
    publish(org, event) {
      localHub.publish(org, event)
      send({ kind: 'event', org, event })
    },
    async revoke(revocation) {
      await revocations.revoke(revocation)
      localHub.endSessions(revocation.sids)
      send({ kind: 'revocation', revocation })
    },
    async allowSince(allowance) {
      const isAllowed = await revocations.allowSince(allowance)
      if (isAllowed) send({ kind: 'allowance', allowance })
      return isAllowed
    },
    closeAll: localHub.closeAll,
    async leave() {
      if (timer) clearInterval(timer)
      await notices?.close()
    },
  }
}
