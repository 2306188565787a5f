import type { PortalEvent } from '../../../core/wire/events'
import type { Store } from '../store/open'
import type { Hub } from './events'

/** What is told to the sockets of other processes. */
type Notice = { kind: 'event'; org: string; event: PortalEvent } | { kind: 'ended'; session: string }

/**
 * Makes the sockets of all processes on one store hear the same. One that could not listen for a while sends its own
 * away with what says that they may be back: they come, and read anew.
 */
export async function shareHub(own: Hub, store: Store, failed: (cause: unknown) => void) {
  const notices = await store.notices({
    heard(message) {
      const notice = message as Notice
      if (notice.kind === 'event') own.publish(notice.org, notice.event)
      else own.endSession(notice.session)
    },
    missed: own.closeAll,
    failed,
  })
  const tell = (notice: Notice) => notices?.tell(notice)
  const hub: Hub = {
    publish(org, event) {
      own.publish(org, event)
      tell({ kind: 'event', org, event })
    },
    endSession(session) {
      own.endSession(session)
      tell({ kind: 'ended', session })
    },
    closeAll: own.closeAll,
  }
  return { hub, leave: async () => notices?.close() }
}
