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

/** The caller, as read from the token of the call. */
export interface Bearer {
  userId: string
  /** The roles that the issuer grants. */
  roles: string[]
  /** The name that all tokens of one sign-in share. */
  session: string
  /** Seconds, by the issuer's clock. */
  issuedAt: number
  /** Epoch milliseconds. */
  endsAt: number
}

/**
 * Returns null for a token that is missing, forged, expired, for another audience, or of an ended sign-in.
 * @throws HttpFailure 503 when the issuer's keys cannot be read, so the token cannot be judged
 */
export type TokenReader = (token: string | null) => Promise<Bearer | null>

export interface TokenParts {
  settings: Settings
  issuer: IssuerReader
  secrets: Secrets
  db: Database
  revocations: Pick<Revocations, 'isRevoked'>
}

/** The signature algorithms of a real issuer. All use key pairs, so that a key that checks cannot sign. */
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
    // The embedded issuer uses the clock of this machine.
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
    // An unverified address may belong to somebody else.
    return claims.email_verified === true && isMail(name) ? accountByMail(db, name) : null
  }
}

/** Returns the embedded provider's keys. A retired key is removed once its time is over. */
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

/**
 * Returns the roles of a claim: a list or a single role. A name such as `realm_access.roles` refers to a nested claim.
 */
function rolesOf(claims: JWTPayload, claim: string): string[] {
  const within = (value: unknown, name: string) => (isFields(value) ? value[name] : undefined)
  return [claims[claim] ?? claim.split('.').reduce<unknown>(within, claims)]
    .flat()
    .filter(role => typeof role === 'string')
}

/** Returns the account with this e-mail. An unknown visitor receives an id that no account has. */
export async function accountByMail(db: Database, email: string): Promise<string> {
  const address = foldMail(email)
  const [row] = await db.select({ userId: accounts.userId }).from(accounts).where(eq(accounts.email, address))
  return row?.userId ?? `visitor:${address}`
}

/** Returns a failure with status 503: people stay signed in, and may try again. */
export function toIssuerAway(cause: unknown): HttpFailure {
  const message = 'The sign-in provider isn’t responding. Try again in a moment.'
  return new HttpFailure(503, 'sign_in_unavailable', message, { retryAfter: 10, cause })
}

async function verify(token: string, keys: JWTVerifyGetKey, rules: JWTVerifyOptions): Promise<JWTPayload | null> {
  try {
    return (await jwtVerify(token, keys, rules)).payload
  } catch (cause) {
    // The library reports every fault of a token as a JOSEError.
    if (cause instanceof errors.JOSEError) return null
    throw cause
  }
}

/**
 * Returns whether a token is an ID token. If the issuer does not mark access tokens (RFC 9068), only ID tokens may have
 * these claims.
 */
function isIdToken(claims: JWTPayload): boolean {
  return 'nonce' in claims || 'at_hash' in claims || 'c_hash' in claims || claims.typ === 'ID'
}

/** Returns the issuer's keys, read at the first use. A failed read is no fault of the token. */
function remoteKeys(issuer: IssuerReader): JWTVerifyGetKey {
  let found: ReturnType<typeof keysOf> | null = null
  return async (header, token) => {
    found ??= keysOf(issuer)
    const keys = await found.catch(cause => {
      found = null
      throw toIssuerAway(cause)
    })
    try {
      return await keys(header, token)
    } catch (cause) {
      throw tokenErrors.some(kind => cause instanceof kind) ? cause : toIssuerAway(cause)
    }
  }
}

/** The errors of a key set about the token. Any other error means that the keys could not be read. */
const tokenErrors = [errors.JWKSNoMatchingKey, errors.JWKSMultipleMatchingKeys, errors.JOSENotSupported]

/** Reads the keys from the address that the issuer publishes. */
async function keysOf(issuer: IssuerReader) {
  const address = (await issuer('portal'))?.serverMetadata().jwks_uri
  if (address === undefined) throw new Error('The issuer has no address of its keys')
  return createRemoteJWKSet(new URL(address))
}
