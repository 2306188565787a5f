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
import { issuerAway } from './tokens'

/** Its tokens as they are, not as they are kept. */
export type Session = typeof sessions.$inferSelect

/** What an issuer answers to a code or a refresh token. */
export interface Tokens {
  access_token: string
  refresh_token?: string | undefined
  id_token?: string | undefined
  expires_in?: number | undefined
}

export const sessionSeconds = 14 * 24 * 60 * 60
/**
 * How long a session lasts of which nobody wants a token, from its last one's end, in milliseconds: a night between two
 * days of work, not a weekend. A page that is open wants one every few minutes.
 */
const longestIdle = 24 * 60 * 60 * 1000
/** Browsers in which somebody is signed in at one page at the same time. */
const mostSessions = 20
/** A token is renewed when less than this is left of it, or half of a short one, in milliseconds. */
const renewBefore = 120_000
/**
 * How long one process may take to renew a token before another may try, in milliseconds: more than looking for the
 * issuer and asking it may take (10 s each), or an issuer that changes refresh tokens would see one twice.
 */
const lease = 30_000
/** How long somebody waits for another process that renews theirs. */
const patience = 15_000

export interface Sessions {
  /** Answers the id for the cookie; it is not kept. */
  begin(client: ClientName, tokens: Tokens): Promise<string>
  find(client: ClientName, id: string | undefined): Promise<Session | null>
  /**
   * The session with an access token that lasts a while; null when the issuer gives no more.
   * @throws HttpFailure 503 when it needed another one, and the issuer does not answer.
   */
  withFreshToken(session: Session): Promise<Session | null>
  /** Ends this one alone, with its tokens: an issuer may name alike what goes on at the other page, and then they count. Of a sign-in that follows it, `keptSid` is the name. */
  replace(session: Session, keptSid?: string): Promise<void>
  /** Ends all of these sign-ins, at whatever page, with every token of theirs; one of them may be this session's. */
  end(sids: readonly string[], session: Session | null): Promise<void>
}

export interface SessionParts {
  db: Database
  issuer: IssuerReader
  seal: Seal
  settings: Pick<Settings, 'accessTokenSeconds'>
  /** Ends sign-ins everywhere: their access tokens, and the sockets that were opened with them. */
  revoke(revocation: Revocation): Promise<void>
  /** Hears of a session that no key here opens: it counts as none. */
  failed(cause: unknown): void
}

export function createSessions({ db, issuer, seal, settings, revoke, failed }: SessionParts): Sessions {
  const same = (session: Session) => eq(sessions.idHash, session.idHash)

  /** Access tokens may have names of their own, by which nobody sees that they are of one sign-in. */
  const sameByIdToken = ({ idSid, subject }: Session) =>
    idSid === null ? undefined : and(eq(sessions.idSid, idSid), eq(sessions.subject, subject))

  function opened(row: Session | undefined): Session | null {
    return row ? unlessLocked(() => ({ ...row, ...openTokens(seal, row.idHash, row) }), failed) : null
  }

  /** The columns that new tokens change. */
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

  /** Ends what nobody is signed in by any more, and removes sessions; the issuer keeps what `keptSid` in another one. */
  async function drop(where: SQL | undefined, keptSid: string | null = null): Promise<void> {
    const dropped = await db.select().from(sessions).where(where)
    // Nearly every sign-in has nothing to drop: it asks the database no more.
    if (dropped.length === 0) return
    const ids = dropped.map(({ idHash }) => idHash)
    const sids = dropped.map(({ sid }) => sid)
    const others = and(inArray(sessions.sid, sids), notInArray(sessions.idHash, ids))
    const kept = await db.select({ sid: sessions.sid }).from(sessions).where(others)
    const over = dropped.filter(({ sid }) => !kept.some(each => each.sid === sid))
    if (over.length > 0) await revoke(revocationOf(over, settings))
    await db.delete(sessions).where(inArray(sessions.idHash, ids))
    const known = over.flatMap(row => opened(row) ?? [])
    await release(db, known, keptSid)
  }

  /** Who signs in without an end fills no table: the oldest at this page are forgotten. */
  async function dropOldest(client: ClientName, subject: string): Promise<void> {
    const own = and(eq(sessions.client, client), eq(sessions.subject, subject))
    const oldest = db
      .select({ endsAt: sessions.endsAt })
      .from(sessions)
      .where(own)
      .orderBy(desc(sessions.endsAt))
      .offset(mostSessions - 1)
      .limit(1)
    await drop(and(own, lt(sessions.endsAt, oldest)))
  }

  async function again(session: Session): Promise<Session | null> {
    return opened((await db.select().from(sessions).where(same(session)))[0])
  }

  /** True for the one caller, of any process, that may renew this very token. */
  async function takeLease(session: Session): Promise<boolean> {
    const now = Date.now()
    const free = or(isNull(sessions.leaseUntil), lt(sessions.leaseUntil, now))
    const taken = await db
      .update(sessions)
      .set({ leaseUntil: now + lease })
      .where(and(same(session), eq(sessions.accessEndsAt, session.accessEndsAt), free))
      .returning({ idHash: sessions.idHash })
    return taken.length === 1
  }

  async function giveBack(session: Session): Promise<void> {
    await db.update(sessions).set({ leaseUntil: null }).where(same(session))
  }

  async function renew(session: Session, refreshToken: string): Promise<Session | null> {
    try {
      const configuration = await issuer(session.client as ClientName)
      if (!configuration) {
        await giveBack(session)
        return stillGood(session)
      }
      const tokens = await refreshTokenGrant(configuration, refreshToken)
      const [renewed] = await db
        .update(sessions)
        .set({ ...columnsOf(session.idHash, tokens, session), leaseUntil: null })
        .where(same(session))
        .returning()
      return opened(renewed)
    } catch (cause) {
      if (cause instanceof ResponseBodyError && cause.error === 'invalid_grant') {
        await drop(same(session))
        return null
      }
      await giveBack(session)
      return stillGood(session) ?? away(cause)
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
      const isOver = (each: Session) => Math.min(each.endsAt, each.accessEndsAt + longestIdle) <= Date.now()
      return session && !isOver(session) ? opened(session) : null
    },

    async withFreshToken(session) {
      const giveUp = Date.now() + patience
      let current: Session | null = session
      while (current && current.renewAt <= Date.now()) {
        // There is nothing to wait for: the issuer has given no other token than this one.
        if (current.refreshToken === null) return stillGood(current)
        if (await takeLease(current)) return renew(current, current.refreshToken)
        if (Date.now() > giveUp) return stillGood(current) ?? away('The renewal of the token takes too long')
        await new Promise(resolve => setTimeout(resolve, 100))
        current = await again(current)
      }
      return current
    },

    replace: (session, keptSid) => drop(same(session), keptSid),

    async end(sids, session) {
      const named = inArray(sessions.sid, [...sids])
      const where = session ? or(named, same(session), sameByIdToken(session)) : named
      const columns = { sid: sessions.sid, accessEndsAt: sessions.accessEndsAt }
      const ended = [
        ...sids.map(sid => ({ sid, accessEndsAt: session?.accessEndsAt ?? 0 })),
        ...(await db.select(columns).from(sessions).where(where)),
      ]
      const revokeAll = (all: typeof ended) => revoke({ ...revocationOf(all, settings), endedAt: Date.now() })
      // First of all: whatever happens in between, no token of theirs counts.
      await revokeAll(ended)
      const removed = await db.delete(sessions).where(where).returning(columns)
      // A renewal that was under way may have given it another name.
      const renamed = removed.filter(({ sid }) => !ended.some(each => each.sid === sid))
      if (renamed.length > 0) await revokeAll(renamed)
    },
  }
}

function stillGood(session: Session): Session | null {
  return session.accessEndsAt > Date.now() ? session : null
}

function away(cause: unknown): never {
  throw issuerAway(cause)
}

function hash(id: string): string {
  return createHash('sha256').update(id).digest('base64url')
}
