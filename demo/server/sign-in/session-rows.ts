import { and, desc, eq, inArray, lt, notInArray, type SQL } from 'drizzle-orm'
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
  type TokenColumns,
} from './token-columns'

/** A session with its tokens opened. */
export type Session = typeof sessions.$inferSelect

/** The issuer's response to a code or a refresh token. */
export interface Tokens {
  access_token: string
  refresh_token?: string | undefined
  id_token?: string | undefined
  expires_in?: number | undefined
}

/** The sessions that a person may have at one page at the same time, one per browser. */
const maxSessions = 20
/** Milliseconds before a token's end at which it is renewed, or half the life of a short one. */
const renewBefore = 120_000

export interface SessionParts {
  db: Database
  issuer: IssuerReader
  seal: Seal
  settings: Pick<Settings, 'accessTokenSeconds'>
  /** Ends sign-ins everywhere: their access tokens, and the sockets that were opened with them. */
  revoke(revocation: Revocation): Promise<void>
  /** Called for a session that no key opens. Such a session counts as missing. */
  onFailure(cause: unknown): void
}

export type SessionRows = ReturnType<typeof createSessionRows>

/** Returns a condition that finds the row of a session. */
export const isSession = ({ idHash }: Pick<Session, 'idHash'>) => eq(sessions.idHash, idHash)

/** Returns the functions that read and remove rows of sessions, with the sign-ins that end with them. */
export function createSessionRows({ db, seal, settings, revoke, onFailure }: Omit<SessionParts, 'issuer'>) {
  function openRow(row: Session | undefined): Session | null {
    return row ? unlessLocked(() => ({ ...row, ...openTokens(seal, row.idHash, row) }), onFailure) : null
  }

  /** Returns the columns that new tokens change. */
  function columnsOf(idHash: string, tokens: Tokens, previous: Omit<TokenColumns, 'accessToken'>) {
    const now = Date.now()
    const accessEndsAt = endOfToken(tokens.access_token) ?? now + (tokens.expires_in ?? 60) * 1000
    const life = accessEndsAt - now
    const idToken = tokens.id_token ?? previous.idToken
    return {
      ...sealTokens(seal, idHash, {
        accessToken: tokens.access_token,
        refreshToken: tokens.refresh_token ?? previous.refreshToken,
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
    const shared = await db.select({ sid: sessions.sid }).from(sessions).where(others)
    const ended = dropped.filter(({ sid }) => !shared.some(other => other.sid === sid))
    if (ended.length > 0) await revoke(revocationOf(ended, settings))
    await db.delete(sessions).where(inArray(sessions.idHash, ids))
    const opened = ended.flatMap(row => openRow(row) ?? [])
    await release(db, opened, keptSid)
  }

  /** Drops the oldest sessions of a person at this page, so that repeated sign-ins cannot fill the table. */
  async function dropOldest(client: ClientName, subject: string): Promise<void> {
    const ofPerson = and(eq(sessions.client, client), eq(sessions.subject, subject))
    const oldest = db
      .select({ endsAt: sessions.endsAt })
      .from(sessions)
      .where(ofPerson)
      .orderBy(desc(sessions.endsAt))
      .offset(maxSessions - 1)
      .limit(1)
    await drop(and(ofPerson, lt(sessions.endsAt, oldest)))
  }

  return {
    columnsOf,
    openRow,
    drop,
    dropOldest,
    async reread(session: Session): Promise<Session | null> {
      return openRow((await db.select().from(sessions).where(isSession(session)))[0])
    },
  }
}
