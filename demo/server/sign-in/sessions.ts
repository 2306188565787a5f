import { createHash, randomBytes } from 'node:crypto'
import { and, eq, inArray, or } from 'drizzle-orm'
import { sessions } from '../store/schema'
import type { ClientName } from './issuer'
import { revocationOf } from './revocations'
import { createRenewal } from './session-renewal'
import { createSessionRows, isSession, type Session, type SessionParts, type Tokens } from './session-rows'
import { subjectOfToken } from './token-columns'

export const sessionSeconds = 14 * 24 * 60 * 60
/**
 * Milliseconds that an unused session lasts after its last token's end: a night between two days of work, not a
 * weekend. An open page requests a token every few minutes.
 */
const maxIdle = 24 * 60 * 60 * 1000

export interface Sessions {
  /** Stores a session and returns the id for the cookie. Only the hash of the id is stored. */
  begin(client: ClientName, tokens: Tokens): Promise<string>
  find(client: ClientName, id: string | undefined): Promise<Session | null>
  /**
   * Returns the session with an access token that lasts a while, or null when the issuer gives no more.
   * @throws HttpFailure 503 when a new token is needed and the issuer does not respond
   */
  withFreshToken(session: Session): Promise<Session | null>
  /** Ends this session, and its tokens unless another session uses their name. The grant of `keptSid` stays. */
  replace(session: Session, keptSid?: string): Promise<void>
  /** Ends all of these sign-ins and the session, at every page, with all of their tokens. */
  end(sids: readonly string[], session: Session | null): Promise<void>
}

export function createSessions(parts: SessionParts): Sessions {
  const { db, settings, revoke } = parts
  const rows = createSessionRows(parts)
  const { columnsOf, drop, dropOldest, openRow } = rows
  /**
   * Returns a condition that finds sessions with the same sign-in in their ID tokens. The access tokens of one sign-in
   * may have different names.
   */
  const sharesIdSession = ({ idSid, subject }: Session) =>
    idSid === null ? undefined : and(eq(sessions.idSid, idSid), eq(sessions.subject, subject))

  return {
    async begin(client, tokens) {
      const id = randomBytes(32).toString('base64url')
      const idHash = hash(id)
      const subject = subjectOfToken(tokens.access_token)
      await db.insert(sessions).values({
        idHash,
        client,
        subject,
        ...columnsOf(idHash, tokens, { refreshToken: null, idToken: null }),
        endsAt: Date.now() + sessionSeconds * 1000,
      })
      await dropOldest(client, subject)
      return id
    },

    async find(client, id) {
      if (!id) return null
      const where = and(eq(sessions.idHash, hash(id)), eq(sessions.client, client))
      const [session] = await db.select().from(sessions).where(where)
      const isOver = (each: Session) => Math.min(each.endsAt, each.accessEndsAt + maxIdle) <= Date.now()
      return session && !isOver(session) ? openRow(session) : null
    },

    withFreshToken: createRenewal(parts, rows),

    replace: (session, keptSid) => drop(isSession(session), keptSid),

    async end(sids, session) {
      const named = inArray(sessions.sid, [...sids])
      const where = session ? or(named, isSession(session), sharesIdSession(session)) : named
      const columns = { sid: sessions.sid, accessEndsAt: sessions.accessEndsAt }
      const ended = [
        ...sids.map(sid => ({ sid, accessEndsAt: session?.accessEndsAt ?? 0 })),
        ...(await db.select(columns).from(sessions).where(where)),
      ]
      const revokeAll = (all: typeof ended) => revoke({ ...revocationOf(all, settings), endedAt: Date.now() })
      // Revoke first: if a later step fails, the tokens already stopped counting.
      await revokeAll(ended)
      const removed = await db.delete(sessions).where(where).returning(columns)
      // A renewal in flight may have given the session another name.
      const renamed = removed.filter(({ sid }) => !ended.some(each => each.sid === sid))
      if (renamed.length > 0) await revokeAll(renamed)
    },
  }
}

function hash(id: string): string {
  return createHash('sha256').update(id).digest('base64url')
}
