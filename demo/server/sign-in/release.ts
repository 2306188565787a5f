import { and, eq, inArray, or } from 'drizzle-orm'
import type { Database } from '../store/open'
import { providerRecords, type sessions } from '../store/schema'
import { recordId } from './adapter'

type Session = typeof sessions.$inferSelect

/**
 * Removes ended sign-ins from the embedded provider: their refresh tokens, and their grants except the one that another
 * sign-in continues. A grant's row has the name of its sign-in. A real issuer is asked only at sign-out: revoking a
 * refresh token may end the whole grant (RFC 7009, section 2.1), which the next sign-in needs.
 */
export async function release(db: Database, endedSessions: readonly Session[], keptSid: string | null): Promise<void> {
  const named = (model: string, ids: string[]) =>
    and(eq(providerRecords.model, model), inArray(providerRecords.id, ids))
  const grants = endedSessions.map(({ sid }) => sid).filter(sid => sid !== keptSid)
  const tokens = endedSessions.flatMap(({ refreshToken }) => (refreshToken === null ? [] : [recordId(refreshToken)]))
  await db.delete(providerRecords).where(or(named('Grant', grants), named('RefreshToken', tokens)))
}
