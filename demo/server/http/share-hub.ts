import type { PortalEvent } from '../../../core/wire/events'
import type { EndedSessions, Ending, Return } from '../sign-in/ended'
import type { Store } from '../store/open'
import type { Hub } from './events'

/** What is told to the other processes. */
type Notice =
  | { kind: 'event'; org: string; event: PortalEvent }
  | { kind: 'ended'; ending: Ending }
  | { kind: 'back'; back: Return }

export interface SharedHub {
  publish(org: string, event: PortalEvent): void
  /** Ends sign-ins in every process: no token of theirs counts from now on, and their sockets close. */
  endSessions(ending: Ending): Promise<void>
  /** Somebody has signed in: where that was ended before, what is issued from now on counts, in every process. */
  takeBack(back: Return): Promise<void>
  closeAll(): void
  leave(): Promise<void>
}

export interface HubParts {
  own: Hub
  ended: EndedSessions
  store: Store
  failed(cause: unknown): void
}

/**
 * Makes the sockets of all processes on one store hear the same. One that could not listen for a while sends its own
 * away with what says that they may be back: they come, and read anew.
 */
export async function shareHub({ own, ended, store, failed }: HubParts): Promise<SharedHub> {
  const notices = await store.notices({
    heard(message) {
      const notice = message as Notice
      if (notice.kind === 'event') return own.publish(notice.org, notice.event)
      if (notice.kind === 'back') return ended.heard(notice.back)
      ended.heard(notice.ending)
      own.endSessions(notice.ending.sids)
    },
    missed() {
      void ended.read().catch(failed).then(own.closeAll)
    },
    failed,
  })
  await ended.read()
  const tell = (notice: Notice) => notices?.tell(notice)
  return {
    publish(org, event) {
      own.publish(org, event)
      tell({ kind: 'event', org, event })
    },
    async endSessions(ending) {
      await ended.end(ending)
      own.endSessions(ending.sids)
      tell({ kind: 'ended', ending })
    },
    async takeBack(back) {
      if (await ended.takeBack(back)) tell({ kind: 'back', back })
    },
    closeAll: own.closeAll,
    leave: async () => notices?.close(),
  }
}
