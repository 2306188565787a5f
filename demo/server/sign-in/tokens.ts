import { eq } from 'drizzle-orm'
import { createLocalJWKSet, createRemoteJWKSet, type JWTPayload, jwtVerify } from 'jose'
import { isFields } from '../../../core/testing/checks'
import { HttpFailure } from '../http/failures'
import type { Settings } from '../settings'
import type { Database } from '../store/open'
import { accounts } from '../store/schema'
import type { Secrets } from '../store/secrets'
import { issuerOf } from './issuer'

/** Who calls, by the token that came with the call. */
export interface Bearer {
  userId: string
  /** What the issuer says that they may do. */
  roles: string[]
  /** The same for all tokens of one sign-in. */
  session: string
  /** Epoch milliseconds. */
  endsAt: number
}

/** Answers null for a token that is missing, forged, for somebody else, or at its end. */
export type TokenReader = (token: string | null) => Promise<Bearer | null>

export function createTokenReader(settings: Settings, secrets: Secrets, db: Database): TokenReader {
  const { issuer, audience, accountClaim } = settings
  const { d: _private, ...publicKey } = secrets.signingKey
  const ours = createLocalJWKSet({ keys: [publicKey] })
  let theirs: Promise<ReturnType<typeof createRemoteJWKSet>> | null = null

  async function keys() {
    if (!issuer) return ours
    theirs ??= remoteKeys(issuer.issuer)
    try {
      return await theirs
    } catch {
      theirs = null
      throw new HttpFailure(503, 'sign_in_unavailable', 'The sign-in provider does not answer. Try again in a moment.')
    }
  }

  return async token => {
    if (token === null) return null
    const getKey = await keys()
    let claims: JWTPayload
    try {
      ;({ payload: claims } = await jwtVerify(token, getKey, { issuer: issuerOf(settings), audience }))
    } catch {
      return null
    }
    const name = claims[accountClaim]
    if (typeof name !== 'string' || claims.exp === undefined || claims.email_verified === false) return null
    const userId = accountClaim === 'sub' ? name : await accountByMail(db, name)
    return {
      userId,
      roles: rolesOf(claims, settings.rolesClaim),
      session: sessionOf(claims),
      endsAt: claims.exp * 1000,
    }
  }
}

/** A list, or one role alone; `realm_access.roles` stands inside another claim. */
function rolesOf(claims: JWTPayload, claim: string): string[] {
  const within = (value: unknown, name: string) => (isFields(value) ? value[name] : undefined)
  return [claims[claim] ?? claim.split('.').reduce<unknown>(within, claims)]
    .flat()
    .filter(role => typeof role === 'string')
}

/** What joins the tokens of one sign-in: the issuer's word for it, else the person. */
export function sessionOf(claims: JWTPayload): string {
  return typeof claims.sid === 'string' ? claims.sid : `${claims.sub}`
}

/** The account with this e-mail; a visitor whom nobody knows keeps a name that no account has. */
export async function accountByMail(db: Database, email: string): Promise<string> {
  const address = email.trim().toLowerCase()
  const [row] = await db.select({ userId: accounts.userId }).from(accounts).where(eq(accounts.email, address))
  return row?.userId ?? `visitor:${address}`
}

async function remoteKeys(issuer: string) {
  const answer = await fetch(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`, {
    signal: AbortSignal.timeout(10_000),
  })
  if (!answer.ok) throw new Error(`The issuer ${issuer} answered ${answer.status}`)
  const { jwks_uri: address } = (await answer.json()) as { jwks_uri: string }
  return createRemoteJWKSet(new URL(address))
}
