import { and, eq, inArray, or } from 'drizzle-orm'
import type { Database } from '../store/open'
import { providerRecords, type sessions } from '../store/schema'
import { recordId } from './adapter'

type Session = typeof sessions.$inferSelect

/**
 * Makes the embedded provider forget sign-ins that are over: their refresh tokens, and their grants but for the one that
 * goes on in another sign-in. They are rows here, a grant's under the name of its sign-in. Another issuer is asked at a
 * sign-out alone: with a refresh token it may take back the whole grant (RFC 7009, section 2.1), which the sign-in that
 * follows stands on.
 */
export async function release(db: Database, over: readonly Session[], keptSid: string | null): Promise<void> {
  const named = (model: string, ids: string[]) =>
    and(eq(providerRecords.model, model), inArray(providerRecords.id, ids))
  const grants = over.map(({ sid }) => sid).filter(sid => sid !== keptSid)
  const tokens = over.flatMap(({ refreshToken }) => (refreshToken === null ? [] : [recordId(refreshToken)]))
  await db.delete(providerRecords).where(or(named('Grant', grants), named('RefreshToken', tokens)))
}
