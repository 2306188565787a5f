import { lt } from 'drizzle-orm'
import type { Store } from './open'
import { endedSessions, providerRecords, replies, sessions } from './schema'

const hour = 60 * 60 * 1000
/** Milliseconds that the response to an `Idempotency-Key` is stored. */
const replyLife = 24 * hour

/**
 * Deletes expired rows, at the start and every hour. `stop` resolves when no statement is in flight.
 * @param onFailure is called with the error of a failed run
 */
export function startHousekeeping(
  { db, vacuum }: Store,
  onFailure: (cause: unknown) => void,
): { stop(): Promise<void> } {
  let running = Promise.resolve()
  async function sweep(): Promise<void> {
    const now = Date.now()
    await db.delete(replies).where(lt(replies.at, now - replyLife))
    await db.delete(sessions).where(lt(sessions.endsAt, now))
    await db.delete(endedSessions).where(lt(endedSessions.until, now))
    await db.delete(providerRecords).where(lt(providerRecords.endsAt, now))
    await vacuum()
  }
  const run = () => {
    running = sweep().catch(onFailure)
  }
  const timer = setInterval(run, hour)
  run()
  return {
    stop() {
      clearInterval(timer)
      return running
    },
  }
}
