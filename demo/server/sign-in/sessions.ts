import { createHash, randomBytes } from 'node:crypto'
import { and, desc, eq, inArray, isNull, lt, notInArray, or, type SQL } from 'drizzle-orm'
import { ResponseBodyError, refreshTokenGrant } from 'openid-client'
import type { Settings } from '../settings'
import type { Database } from '../store/open'
import { sessions } from '../store/schema'
import { type Seal, unlessLocked } from '../store/seal'
import type { ClientName, IssuerReader } from './issuer'
import { release } from './release'
import { type Revocation, revocationOf } from './revocations'
import {
  endOfToken,
  openTokens,
  sealTokens,
  sessionOfIdToken,
  sessionOfToken,
  subjectOfToken,
  type TokenColumns,
} from './token-columns'
import { toIssuerAway } from './tokens'

/** A session with its tokens opened. */
export type Session = typeof sessions.$inferSelect

/** The issuer's response to a code or a refresh token. */
export interface Tokens {
  access_token: string
  refresh_token?: string | undefined
  id_token?: string | undefined
  expires_in?: number | undefined
}

export const sessionSeconds = 14 * 24 * 60 * 60
/**
 * Milliseconds that an unused session lasts after its last token's end: a night between two days of work, not a
 * weekend. An open page requests a token every few minutes.
 */
const maxIdle = 24 * 60 * 60 * 1000
/** The sessions that a person may have at one page at the same time, one per browser. */
const maxSessions = 20
/** Milliseconds before a token's end at which it is renewed, or half the life of a short one. */
const renewBefore = 120_000
/**
 * Milliseconds that one process may take to renew a token before another may try. Discovery and the request take up to
 * 10 s each. With a shorter lease, an issuer that rotates refresh tokens could see one twice.
 */
const leaseTime = 30_000
/** Milliseconds to wait for another process that renews the token. */
const maxWait = 15_000

export interface Sessions {
  /** Stores a session and returns the id for the cookie. Only the hash of the id is stored. */
  begin(client: ClientName, tokens: Tokens): Promise<string>
  find(client: ClientName, id: string | undefined): Promise<Session | null>
  /**
   * Returns the session with an access token that lasts a while, or null when the issuer gives no more.
   * @throws HttpFailure 503 when a new token is needed and the issuer does not respond
   */
  withFreshToken(session: Session): Promise<Session | null>
  /** Ends this session, and its tokens unless the other page uses their name. The grant of `keptSid` stays. */
  replace(session: Session, keptSid?: string): Promise<void>
  /** Ends all of these sign-ins and the session, at every page, with all of their tokens. */
  end(sids: readonly string[], session: Session | null): Promise<void>
}

export interface SessionParts {
  db: Database
  issuer: IssuerReader
  seal: Seal
  settings: Pick<Settings, 'accessTokenSeconds'>
  /** Ends sign-ins everywhere: their access tokens, and the sockets that were opened with them. */
  revoke(revocation: Revocation): Promise<void>
  /** Called for a session that no key opens. Such a session counts as none. */
  failed(cause: unknown): void
}

export function createSessions({ db, issuer, seal, settings, revoke, failed }: SessionParts): Sessions {
  const isSession = (session: Session) => eq(sessions.idHash, session.idHash)

  /** Compares ID tokens, because the access tokens of one sign-in may have different names. */
  const sharesIdSession = ({ idSid, subject }: Session) =>
    idSid === null ? undefined : and(eq(sessions.idSid, idSid), eq(sessions.subject, subject))

  function openRow(row: Session | undefined): Session | null {
    return row ? unlessLocked(() => ({ ...row, ...openTokens(seal, row.idHash, row) }), failed) : null
  }

  /** Returns the columns that new tokens change. */
  function columnsOf(idHash: string, tokens: Tokens, kept: Omit<TokenColumns, 'accessToken'>) {
    const now = Date.now()
    const accessEndsAt = endOfToken(tokens.access_token) ?? now + (tokens.expires_in ?? 60) * 1000
    const life = accessEndsAt - now
    const idToken = tokens.id_token ?? kept.idToken
    return {
      ...sealTokens(seal, idHash, {
        accessToken: tokens.access_token,
        refreshToken: tokens.refresh_token ?? kept.refreshToken,
        idToken,
      }),
      sid: sessionOfToken(tokens.access_token),
      idSid: sessionOfIdToken(idToken),
      accessEndsAt,
      renewAt: accessEndsAt - Math.min(renewBefore, Math.floor(life / 2)),
    }
  }

  /** Removes sessions, and ends sign-ins that no other session uses. The issuer keeps the grant of `keptSid`. */
  async function drop(where: SQL | undefined, keptSid: string | null = null): Promise<void> {
    const dropped = await db.select().from(sessions).where(where)
    // Nearly every sign-in has nothing to drop, so it needs no further query.
    if (dropped.length === 0) return
    const ids = dropped.map(({ idHash }) => idHash)
    const sids = dropped.map(({ sid }) => sid)
    const others = and(inArray(sessions.sid, sids), notInArray(sessions.idHash, ids))
    const kept = await db.select({ sid: sessions.sid }).from(sessions).where(others)
    const over = dropped.filter(({ sid }) => !kept.some(each => each.sid === sid))
    if (over.length > 0) await revoke(revocationOf(over, settings))
    await db.delete(sessions).where(inArray(sessions.idHash, ids))
    const known = over.flatMap(row => openRow(row) ?? [])
    await release(db, known, keptSid)
  }

  /** Drops the oldest sessions of a person at this page, so that repeated sign-ins cannot fill the table. */
  async function dropOldest(client: ClientName, subject: string): Promise<void> {
    const own = and(eq(sessions.client, client), eq(sessions.subject, subject))
    const oldest = db
      .select({ endsAt: sessions.endsAt })
      .from(sessions)
      .where(own)
      .orderBy(desc(sessions.endsAt))
      .offset(maxSessions - 1)
      .limit(1)
    await drop(and(own, lt(sessions.endsAt, oldest)))
  }

  async function reread(session: Session): Promise<Session | null> {
    return openRow((await db.select().from(sessions).where(isSession(session)))[0])
  }

  /** Returns true for the only caller, in any process, that may renew this token. */
  async function takeLease(session: Session): Promise<boolean> {
    const now = Date.now()
    const free = or(isNull(sessions.leaseUntil), lt(sessions.leaseUntil, now))
    const taken = await db
      .update(sessions)
      .set({ leaseUntil: now + leaseTime })
      .where(and(isSession(session), eq(sessions.accessEndsAt, session.accessEndsAt), free))
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

    async withFreshToken(session) {
      const giveUp = Date.now() + maxWait
      let current: Session | null = session
      while (current && current.renewAt <= Date.now()) {
        // Without a refresh token, no other process can be renewing this one.
        if (current.refreshToken === null) return ifValid(current)
        if (await takeLease(current)) return renew(current, current.refreshToken)
        if (Date.now() > giveUp) return ifValid(current) ?? throwIssuerAway('The renewal of the token takes too long')
        await new Promise(resolve => setTimeout(resolve, 100))
        current = await reread(current)
      }
      return current
    },

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

function ifValid(session: Session): Session | null {
  return session.accessEndsAt > Date.now() ? session : null
}

function throwIssuerAway(cause: unknown): never {
  throw toIssuerAway(cause)
}

function hash(id: string): string {
  return createHash('sha256').update(id).digest('base64url')
}
