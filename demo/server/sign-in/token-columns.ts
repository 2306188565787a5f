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

/** The tokens of a session's row as they are kept: each opens in its own row and column alone. */
export function sealTokens(seal: Seal, idHash: string, tokens: TokenColumns): TokenColumns {
  return each(tokens, (token, column) => seal.seal(token, place(column, idHash)))
}

/** @throws SecretsLocked */
export function openTokens(seal: Seal, idHash: string, sealed: TokenColumns): TokenColumns {
  return each(sealed, (token, column) => seal.open(token, place(column, idHash)))
}

/**
 * What joins the tokens of one sign-in: the issuer's word for it. The tokens of an issuer that has none end one by one.
 */
export function sessionOf({ sid, jti, sub, iat }: JWTPayload): string {
  return typeof sid === 'string' ? sid : (jti ?? `${sub} ${iat}`)
}

/** The same, of a token that came from the issuer itself. */
export function sessionOfToken(accessToken: string): string {
  return sessionOf(decodeJwt(accessToken))
}

/** The same, with when it was issued, of a sign-in that was begun then. */
export function allowanceOf(accessToken: string, begunAt: number): Allowance {
  const claims = decodeJwt(accessToken)
  return { sid: sessionOf(claims), since: claims.iat ?? 0, begunAt }
}

/** What an ID token calls the sign-in; null where there is no such token, or it does not say. */
export function sessionOfIdToken(idToken: string | null): string | null {
  const sid = idToken === null ? null : decodeJwt(idToken).sid
  return typeof sid === 'string' ? sid : null
}

/** Whose a token is, as the issuer names them. */
export function subjectOfToken(accessToken: string): string {
  return decodeJwt(accessToken).sub ?? ''
}

/** When a token ends by its own word, in epoch milliseconds; null where it does not say. */
export function endOfToken(accessToken: string): number | null {
  const { exp } = decodeJwt(accessToken)
  return exp === undefined ? null : exp * 1000
}

/** How a log names a sign-in: it tells one from another, says whose it is to nobody, and opens nothing. */
export function loggedName(sid: string): string {
  return createHash('sha256').update(sid).digest('base64url').slice(0, 12)
}

function place(column: string, idHash: string): string {
  return `sessions/${column}/${idHash}`
}

function each(
  { accessToken, refreshToken, idToken }: TokenColumns,
  change: (token: string, column: string) => string,
): TokenColumns {
  return {
    accessToken: change(accessToken, 'access_token'),
    refreshToken: refreshToken === null ? null : change(refreshToken, 'refresh_token'),
    idToken: idToken === null ? null : change(idToken, 'id_token'),
  }
}
