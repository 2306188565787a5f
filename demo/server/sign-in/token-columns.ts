import { createHash } from 'node:crypto'
import { decodeJwt, type JWTPayload } from 'jose'
import type { Seal } from '../store/seal'
import type { Allowance } from './revocations'

/** The columns of a session that hold tokens, sealed. */
export interface TokenColumns {
  accessToken: string
  refreshToken: string | null
  idToken: string | null
}

/** Seals the tokens of a session. Each opens only in its row and column. */
export function sealTokens(seal: Seal, idHash: string, tokens: TokenColumns): TokenColumns {
  return mapTokens(tokens, (token, column) => seal.seal(token, place(column, idHash)))
}

/**
 * Opens the tokens of a session.
 * @throws SecretsLocked
 */
export function openTokens(seal: Seal, idHash: string, sealed: TokenColumns): TokenColumns {
  return mapTokens(sealed, (token, column) => seal.open(token, place(column, idHash)))
}

/**
 * Returns the name that the tokens of one sign-in share at the issuer. Without such a name, each token ends separately.
 */
export function sessionOf({ sid, jti, sub, iat }: JWTPayload): string {
  return typeof sid === 'string' ? sid : (jti ?? `${sub} ${iat}`)
}

/** Returns the name of the sign-in in a token that came directly from the issuer. */
export function sessionOfToken(accessToken: string): string {
  return sessionOf(decodeJwt(accessToken))
}

/** Returns the allowance for a sign-in: its name and the time of its token. */
export function allowanceOf(accessToken: string, begunAt: number): Allowance {
  const claims = decodeJwt(accessToken)
  return { sid: sessionOf(claims), since: claims.iat ?? 0, begunAt }
}

/** Returns the name of the sign-in in an ID token, or null when the token or the name is missing. */
export function sessionOfIdToken(idToken: string | null): string | null {
  const sid = idToken === null ? null : decodeJwt(idToken).sid
  return typeof sid === 'string' ? sid : null
}

/** Returns the issuer's name for the person. */
export function subjectOfToken(accessToken: string): string {
  return decodeJwt(accessToken).sub ?? ''
}

/** Returns when a token ends, in epoch milliseconds, or null when the token does not say. */
export function endOfToken(accessToken: string): number | null {
  const { exp } = decodeJwt(accessToken)
  return exp === undefined ? null : exp * 1000
}

/** Returns the name of a sign-in for the log. It tells sign-ins apart, but reveals no person and grants nothing. */
export function loggedName(sid: string): string {
  return createHash('sha256').update(sid).digest('base64url').slice(0, 12)
}

function place(column: string, idHash: string): string {
  return `sessions/${column}/${idHash}`
}

function mapTokens(
  { accessToken, refreshToken, idToken }: TokenColumns,
  change: (token: string, column: string) => string,
): TokenColumns {
  return {
    accessToken: change(accessToken, 'access_token'),
    refreshToken: refreshToken === null ? null : change(refreshToken, 'refresh_token'),
    idToken: idToken === null ? null : change(idToken, 'id_token'),
  }
}
