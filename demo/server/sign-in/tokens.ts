import { eq } from 'drizzle-orm'
import {
  createLocalJWKSet,
  createRemoteJWKSet,
  errors,
  type JWTPayload,
  type JWTVerifyGetKey,
  type JWTVerifyOptions,
  jwtVerify,
} from 'jose'
import { isFields } from '../../../core/testing/checks'
import { HttpFailure } from '../http/failures'
import type { Settings } from '../settings'
import type { Database } from '../store/open'
import { accounts } from '../store/schema'
import { publicKeys, type Secrets } from '../store/secrets'
import { type IssuerReader, issuerOf } from './issuer'
import { foldMail, isMail } from './mail'
import type { Revocations } from './revocations'
import { sessionOf } from './token-columns'

/** Who calls, by the token that came with the call. */
export interface Bearer {
  userId: string
  /** What the issuer says that they may do. */
  roles: string[]
  /** The same for all tokens of one sign-in. */
  session: string
  /** Seconds, by the issuer's clock. */
  issuedAt: number
  /** Epoch milliseconds. */
  endsAt: number
}

/**
 * Answers null for a token that is missing, forged, for somebody else, at its end, or of a sign-in that was ended.
 * @throws HttpFailure 503 when the issuer's keys cannot be had: that says nothing about the token.
 */
export type TokenReader = (token: string | null) => Promise<Bearer | null>

export interface TokenParts {
  settings: Settings
  issuer: IssuerReader
  secrets: Secrets
  db: Database
  revocations: Pick<Revocations, 'isRevoked'>
}

/** What an issuer may sign with: keys in pairs, so that nobody who checks can sign. */
const algorithms = ['ES256', 'ES384', 'ES512', 'EdDSA', 'PS256', 'PS384', 'PS512', 'RS256', 'RS384', 'RS512']

export function createTokenReader({ settings, issuer, secrets, db, revocations }: TokenParts): TokenReader {
  const { audience, accountClaim } = settings
  const isReal = settings.issuer !== null
  const keys = isReal ? remoteKeys(issuer) : localKeys(secrets)
  const rules: JWTVerifyOptions = {
    issuer: issuerOf(settings),
    audience,
    algorithms: isReal ? algorithms : ['ES256'],
    requiredClaims: ['exp', 'sub'],
    // The embedded issuer's clock is this one.
    clockTolerance: isReal ? settings.clockSkew : 0,
    ...(settings.tokenType === 'at+jwt' ? { typ: 'at+jwt' } : {}),
  }

  return async token => {
    if (token === null) return null
    const claims = await verify(token, keys, rules)
    if (!claims || isIdToken(claims) || revocations.isRevoked(sessionOf(claims), claims.iat ?? 0)) return null
    const userId = await accountOf(claims)
    if (userId === null) return null
    const roles = rolesOf(claims, settings.rolesClaim)
    return { userId, roles, session: sessionOf(claims), issuedAt: claims.iat ?? 0, endsAt: (claims.exp ?? 0) * 1000 }
  }

  async function accountOf(claims: JWTPayload): Promise<string | null> {
    const name = claims[accountClaim]
    if (typeof name !== 'string') return null
    if (accountClaim === 'sub') return name
    // An address that nobody has proved to be theirs may be anybody's.
    return claims.email_verified === true && isMail(name) ? accountByMail(db, name) : null
  }
}

/** A retired key counts for a while: once it is over, no token of it is taken. */
function localKeys(secrets: Secrets): JWTVerifyGetKey {
  let keys = publicKeys(secrets)
  let find = createLocalJWKSet({ keys })
  return (header, token) => {
    const now = publicKeys(secrets)
    if (now.length !== keys.length) {
      keys = now
      find = createLocalJWKSet({ keys })
    }
    return find(header, token)
  }
}

/** A list, or one role alone; `realm_access.roles` stands inside another claim. */
function rolesOf(claims: JWTPayload, claim: string): string[] {
  const within = (value: unknown, name: string) => (isFields(value) ? value[name] : undefined)
  return [claims[claim] ?? claim.split('.').reduce<unknown>(within, claims)]
    .flat()
    .filter(role => typeof role === 'string')
}

/** The account with this e-mail; a visitor whom nobody knows keeps a name that no account has. */
export async function accountByMail(db: Database, email: string): Promise<string> {
  const address = foldMail(email)
  const [row] = await db.select({ userId: accounts.userId }).from(accounts).where(eq(accounts.email, address))
  return row?.userId ?? `visitor:${address}`
}

/** 503: whoever is signed in stays it, and may try again. */
export function issuerAway(cause: unknown): HttpFailure {
  const says = 'The sign-in provider isn’t responding. Try again in a moment.'
  return new HttpFailure(503, 'sign_in_unavailable', says, { retryAfter: 10, cause })
}

async function verify(token: string, keys: JWTVerifyGetKey, rules: JWTVerifyOptions): Promise<JWTPayload | null> {
  try {
    return (await jwtVerify(token, keys, rules)).payload
  } catch (cause) {
    // Whatever is wrong with a token is told by an error of the library's own.
    if (cause instanceof errors.JOSEError) return null
    throw cause
  }
}

/** An issuer that does not mark its access tokens (RFC 9068) may put these into ID tokens alone. */
function isIdToken(claims: JWTPayload): boolean {
  return 'nonce' in claims || 'at_hash' in claims || 'c_hash' in claims || claims.typ === 'ID'
}

/** The issuer's keys, read when they are needed. That they cannot be had is not the token's fault. */
function remoteKeys(issuer: IssuerReader): JWTVerifyGetKey {
  let found: ReturnType<typeof keysOf> | null = null
  return async (header, token) => {
    found ??= keysOf(issuer)
    const keys = await found.catch(cause => {
      found = null
      throw issuerAway(cause)
    })
    try {
      return await keys(header, token)
    } catch (cause) {
      throw saysOfToken.some(kind => cause instanceof kind) ? cause : issuerAway(cause)
    }
  }
}

/** The answers that a set of keys gives about a token; any other is about the way to the keys. */
const saysOfToken = [errors.JWKSNoMatchingKey, errors.JWKSMultipleMatchingKeys, errors.JOSENotSupported]

/** Where they are the issuer says itself: what calls itself by another name is not asked. */
async function keysOf(issuer: IssuerReader) {
  const address = (await issuer('portal'))?.serverMetadata().jwks_uri
  if (address === undefined) throw new Error('The issuer has no address of its keys')
  return createRemoteJWKSet(new URL(address))
}
