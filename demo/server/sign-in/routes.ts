import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  AuthorizationResponseError,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientError,
  calculatePKCECodeChallenge,
  ResponseBodyError,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
  WWWAuthenticateChallengeError,
} from 'openid-client'
import { HttpFailure } from '../http/failures'
import { cookieNames } from './cookies'
import { clientUrls } from './issuer'
import { html } from './page'
import type { SignInParts } from './parts'
import { type Refusal, refusalPage } from './refusals'
import { safeReturnTo } from './return-to'
import { pendingSeconds } from './revocations'
import type { Session } from './session-rows'
import { sessionSeconds } from './sessions'
import { addSignOut } from './sign-out-page'
import { allowanceOf, loggedName, sessionOfToken } from './token-columns'

interface Pending {
  nonce: string
  verifier: string
  returnTo: string
  /** Epoch milliseconds. */
  begunAt: number
}

/** The started sign-ins that a browser may have at a site. The cookies of more would fill the head of its requests. */
const maxPending = 5

/**
 * Adds sign-in by OpenID Connect, sign-out, and the page's source of tokens.
 * @returns a function that finds the session of a request at this site
 */
export function addSignIn(
  app: FastifyInstance,
  parts: SignInParts,
): (request: FastifyRequest) => Promise<Session | null> {
  const { client, paths, home, origin, settings, issuer, sessions, limits } = parts
  const secure = origin.startsWith('https:')
  const names = cookieNames(origin)
  const cookieName = names.session(client)
  const cookieOptions = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const
  const pendingOptions = { ...cookieOptions, path: paths.all, maxAge: pendingSeconds }
  const pendingName = (state: string) => names.pending(client, state)

  /** Sends a page with the reason of a failed sign-in and links to continue. */
  function refuse(reply: FastifyReply, refusal: Refusal, returnTo: string): FastifyReply {
    const retry = `${paths.start}?returnTo=${encodeURIComponent(returnTo)}`
    if (refusal === 'unavailable') reply.header('retry-after', '10')
    reply.request.log.info({ client, refusal }, 'sign-in refused')
    const { status, text } = refusalPage(refusal, { retry, back: home })
    return html(reply, status, text)
  }

  /** Returns the names of the cookies of started sign-ins that must give way to a new one: all but the newest ones. */
  function olderPending({ cookies }: FastifyRequest): string[] {
    const names = Object.keys(cookies).filter(name => name.startsWith(pendingName('')) && /^[\w-]+$/.test(name))
    const begunAt = (name: string) => readPending(cookies[name])?.begunAt ?? 0
    return names.toSorted((a, b) => begunAt(b) - begunAt(a)).slice(maxPending - 1)
  }

  const current = (request: FastifyRequest) => sessions.find(client, request.cookies[cookieName])

  app.get(paths.start, { onRequest: request => limits.signIn(request) }, async (request, reply) => {
    const returnTo = safeReturnTo((request.query as { returnTo?: unknown }).returnTo, origin, home)
    const configuration = await issuer(client, { fresh: true }).catch((cause: unknown) => {
      request.log.warn(cause, 'the issuer does not answer')
      return undefined
    })
    if (!configuration) return refuse(reply, configuration === null ? 'none' : 'unavailable', returnTo)
    const [state, nonce, verifier] = [randomState(), randomNonce(), randomPKCECodeVerifier()]
    const pending: Pending = { nonce, verifier, returnTo, begunAt: Date.now() }
    const url = buildAuthorizationUrl(configuration, {
      redirect_uri: clientUrls(settings, client).callback,
      scope: 'openid email profile offline_access',
      code_challenge: await calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      state,
      nonce,
      ...(settings.issuer ? { audience: settings.audience } : {}),
    })
    for (const name of olderPending(request)) reply.clearCookie(name, pendingOptions)
    reply.setCookie(pendingName(state), Buffer.from(JSON.stringify(pending)).toString('base64url'), pendingOptions)
    return reply.header('cache-control', 'no-store').redirect(url.href, 302)
  })

  app.get(paths.callback, { onRequest: request => limits.signIn(request) }, async (request, reply) => {
    const { state } = request.query as { state?: unknown }
    // States that begin here have only these characters; others could not name a cookie.
    if (typeof state !== 'string' || !/^[\w-]+$/.test(state)) return refuse(reply, 'elsewhere', home)
    const name = pendingName(state)
    const pending = readPending(request.cookies[name])
    if (!pending) return refuse(reply, 'elsewhere', home)
    reply.clearCookie(name, pendingOptions)
    const returnTo = safeReturnTo(pending.returnTo, origin, home)
    let id: string
    try {
      const configuration = await issuer(client)
      if (!configuration) return refuse(reply, 'none', returnTo)
      const tokens = await authorizationCodeGrant(configuration, new URL(request.url, origin), {
        expectedState: state,
        expectedNonce: pending.nonce,
        pkceCodeVerifier: pending.verifier,
      })
      const sid = sessionOfToken(tokens.access_token)
      const before = await current(request)
      if (before) await sessions.replace(before, sid)
      id = await sessions.begin(client, tokens)
      if (!(await parts.allowSince(allowanceOf(tokens.access_token, pending.begunAt)))) {
        const session = await sessions.find(client, id)
        if (session) await sessions.replace(session)
        return refuse(reply, 'elsewhere', returnTo)
      }
      request.log.info({ client, signIn: loggedName(sid) }, 'signed in')
    } catch (cause) {
      request.log.warn(cause, 'sign-in failed')
      return refuse(reply, refusalOf(cause), returnTo)
    }
    reply.setCookie(cookieName, id, { ...cookieOptions, maxAge: sessionSeconds })
    return reply.header('cache-control', 'no-store').redirect(origin + returnTo, 303)
  })

  addSignOut(app, { ...parts, current, cookieName, cookieOptions })

  app.get('/token', async (request, reply) => {
    requireOwnPage(request)
    const session = await current(request)
    if (session) await limits.session(request, session.idHash)
    const fresh = session && (await sessions.withFreshToken(session))
    reply.header('cache-control', 'no-store')
    // A missing session is no failure: an error status would appear in the console of every first visit.
    if (!fresh) return { accessToken: null, expiresAt: null }
    return { accessToken: fresh.accessToken, expiresAt: new Date(fresh.accessEndsAt).toISOString() }
  })

  return current
}

/**
 * Refuses other sites and the address bar, because the response contains a token.
 * @throws HttpFailure 403
 */
export function requireOwnPage(request: FastifyRequest): void {
  if (request.headers['sec-fetch-site'] !== 'same-origin') {
    throw new HttpFailure(403, 'forbidden_origin', 'Only pages of this site can send this')
  }
}

function readPending(cookie: string | undefined): Pending | null {
  if (!cookie) return null
  try {
    return JSON.parse(Buffer.from(cookie, 'base64url').toString()) as Pending
  } catch {
    return null
  }
}

/**
 * Returns the refusal for an error: the person or the provider declined, or the provider's response was invalid, or
 * none arrived.
 */
function refusalOf(cause: unknown): Refusal {
  if (cause instanceof AuthorizationResponseError) return cause.error === 'access_denied' ? 'cancelled' : 'refused'
  const isAnswer = cause instanceof ResponseBodyError || cause instanceof WWWAuthenticateChallengeError
  return isAnswer || cause instanceof ClientError ? 'refused' : 'unavailable'
}
