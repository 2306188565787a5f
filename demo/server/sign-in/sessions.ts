import { createHash, randomBytes } from 'node:crypto'
import { and, desc, eq, inArray, isNull, lt, or } from 'drizzle-orm'
import { ResponseBodyError, refreshTokenGrant } from 'openid-client'
import type { Database } from '../store/open'
import { sessions } from '../store/schema'
import { type Seal, unlessLocked } from '../store/seal'
import type { ClientName, IssuerReader } from './issuer'
import { endOfToken, openTokens, sealTokens, sessionOfToken, subjectOfToken, type TokenColumns } from './token-columns'
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
  /** Ends this one alone: its sign-in may go on elsewhere in the browser. */
  replace(session: Session): Promise<void>
  /** Ends all of these sign-ins, at whatever page; answers when the last of their tokens ends, 0 where there was none. */
  end(sids: readonly string[]): Promise<number>
}

export interface SessionParts {
  db: Database
  issuer: IssuerReader
  seal: Seal
  /** Hears of a session that no key here opens: it counts as none. */
  failed(cause: unknown): void
}

export function createSessions({ db, issuer, seal, failed }: SessionParts): Sessions {
  const same = (session: Session) => eq(sessions.idHash, session.idHash)

  function opened(row: Session | undefined): Session | null {
    return row ? unlessLocked(() => ({ ...row, ...openTokens(seal, row.idHash, row) }), failed) : null
  }

  /** The columns that new tokens change. */
  function columnsOf(idHash: string, tokens: Tokens, kept: Omit<TokenColumns, 'accessToken'>) {
    const now = Date.now()
    const accessEndsAt = endOfToken(tokens.access_token) ?? now + (tokens.expires_in ?? 60) * 1000
    const life = accessEndsAt - now
    return {
      ...sealTokens(seal, idHash, {
        accessToken: tokens.access_token,
        refreshToken: tokens.refresh_token ?? kept.refreshToken,
        idToken: tokens.id_token ?? kept.idToken,
      }),
      sid: sessionOfToken(tokens.access_token),
      accessEndsAt,
      renewAt: accessEndsAt - Math.min(renewBefore, Math.floor(life / 2)),
    }
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
    await db.delete(sessions).where(and(own, lt(sessions.endsAt, oldest)))
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
        await db.delete(sessions).where(same(session))
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
        if (Date.now() > giveUp) return stillGood(current) ?? away('Whoever renews the token takes too long')
        await new Promise(resolve => setTimeout(resolve, 100))
        current = await again(current)
      }
      return current
    },

    async replace(session) {
      await db.delete(sessions).where(same(session))
    },

    async end(sids) {
      const ended = await db
        .delete(sessions)
        .where(inArray(sessions.sid, [...sids]))
        .returning({ accessEndsAt: sessions.accessEndsAt })
      return Math.max(0, ...ended.map(({ accessEndsAt }) => accessEndsAt))
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
