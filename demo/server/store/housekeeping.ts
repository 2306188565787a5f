import { lt } from 'drizzle-orm'
import type { Store } from './open'
import { endedSessions, providerRecords, replies, sessions } from './schema'

const hour = 60 * 60 * 1000
/** How long the answer to an `Idempotency-Key` is kept. */
const replyLife = 24 * hour

/** Drops what has ended, at the start and every hour. */
export function startHousekeeping({ db, vacuum }: Store, failed: (cause: unknown) => void): { stop(): void } {
  async function sweep(): Promise<void> {
    const now = Date.now()
    await db.delete(replies).where(lt(replies.at, now - replyLife))
    await db.delete(sessions).where(lt(sessions.endsAt, now))
    await db.delete(endedSessions).where(lt(endedSessions.until, now))
    await db.delete(providerRecords).where(lt(providerRecords.endsAt, now))
    await vacuum()
  }
  const run = () => void sweep().catch(failed)
  const timer = setInterval(run, hour)
  run()
  return { stop: () => clearInterval(timer) }
}
