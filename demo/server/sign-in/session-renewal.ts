import { and, eq, isNull, lt, or } from 'drizzle-orm'
import { ResponseBodyError, refreshTokenGrant } from 'openid-client'
import { sessions } from '../store/schema'
import type { ClientName } from './issuer'
import { isSession, type Session, type SessionParts, type SessionRows } from './session-rows'
import { toIssuerAway } from './tokens'

/**
 * Milliseconds that one process may take to renew a token before another may try. Discovery and the request take up to
 * 10 s each. With a shorter lease, an issuer that rotates refresh tokens could see one twice.
 */
const leaseTime = 30_000
/** Milliseconds to wait for another process that renews the token. */
const maxWait = 15_000

/**
 * Returns the function that renews the token of a session, in one process at a time.
 * @returns a function that resolves with the session and a token that lasts a while, or with null when the issuer gives
 * no more; it throws HttpFailure 503 when a new token is needed and the issuer does not respond
 */
export function createRenewal(
  { db, issuer }: Pick<SessionParts, 'db' | 'issuer'>,
  { columnsOf, drop, openRow, reread }: SessionRows,
) {
  /** Returns true for the only caller, in any process, that may renew this token. */
  async function takeLease(session: Session): Promise<boolean> {
    const now = Date.now()
    const isFree = or(isNull(sessions.leaseUntil), lt(sessions.leaseUntil, now))
    const taken = await db
      .update(sessions)
      .set({ leaseUntil: now + leaseTime })
      .where(and(isSession(session), eq(sessions.accessEndsAt, session.accessEndsAt), isFree))
      .returning({ idHash: sessions.idHash })
    return taken.length === 1
  }

  async function releaseLease(session: Session): Promise<void> {
    await db.update(sessions).set({ leaseUntil: null }).where(isSession(session))
  }

  async function renew(session: Session, refreshToken: string): Promise<Session | null> {
    try {
      const configuration = await issuer(session.client as ClientName)
      if (!configuration) {
        await releaseLease(session)
        return ifValid(session)
      }
      const tokens = await refreshTokenGrant(configuration, refreshToken)
      const [renewed] = await db
        .update(sessions)
        .set({ ...columnsOf(session.idHash, tokens, session), leaseUntil: null })
        .where(isSession(session))
        .returning()
      return openRow(renewed)
    } catch (cause) {
      if (cause instanceof ResponseBodyError && cause.error === 'invalid_grant') {
        await drop(isSession(session))
        return null
      }
      await releaseLease(session)
      return ifValid(session) ?? throwIssuerAway(cause)
    }
  }

  return async (session: Session): Promise<Session | null> => {
    const giveUpAt = Date.now() + maxWait
    let current: Session | null = session
    while (current && current.renewAt <= Date.now()) {
      // Without a refresh token, no other process can be renewing this one.
      if (current.refreshToken === null) return ifValid(current)
      if (await takeLease(current)) return renew(current, current.refreshToken)
      if (Date.now() > giveUpAt) return ifValid(current) ?? throwIssuerAway('The renewal of the token takes too long')
      await new Promise(resolve => setTimeout(resolve, 100))
      current = await reread(current)
    }
    return current
  }
}

function ifValid(session: Session): Session | null {
  return session.accessEndsAt > Date.now() ? session : null
}

function throwIssuerAway(cause: unknown): never {
  throw toIssuerAway(cause)
}
