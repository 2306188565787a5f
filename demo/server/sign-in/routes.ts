import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { decodeJwt } from 'jose'
import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client'
import { HttpFailure } from '../http/failures'
import type { Settings } from '../settings'
import { html } from './interaction'
import { type ClientName, clientUrls, type IssuerReader } from './issuer'
import { escapeHtml, page } from './page'
import { safeReturnTo } from './return-to'
import { type Session, type Sessions, sessionSeconds } from './sessions'
import { sessionOf } from './tokens'

/** One page's way in and out. */
export interface SignInParts {
  client: ClientName
  paths: { start: string; callback: string; end: string }
  /** Where somebody lands who asked for no other place. */
  home: string
  origin: string
  settings: Settings
  issuer: IssuerReader
  sessions: Sessions
  /** Answers where the issuer wants to see the browser; null when it has nothing more to say. */
  signOut(request: FastifyRequest, reply: FastifyReply, session: Session | null): Promise<string | null>
  /** Told the name that joins the session's tokens. */
  ended(session: string): void
}

interface Pending {
  nonce: string
  verifier: string
  returnTo: string
}

/** Sign-in by OpenID Connect, sign-out, and the page's own source of tokens. Answers who is signed in at this site. */
export function addSignIn(
  app: FastifyInstance,
  parts: SignInParts,
): (request: FastifyRequest) => Promise<Session | null> {
  const { client, paths, home, origin, settings, issuer, sessions } = parts
  const secure = origin.startsWith('https:')
  const cookieName = `${secure ? '__Host-' : ''}${client}_session`
  const cookieOptions = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const
  const pendingOptions = { ...cookieOptions, path: paths.callback, maxAge: 3600 }
  // Named by its state, so that two tabs may be signing in at once.
  const pendingName = (state: string) => `${client}_pending_${state.slice(0, 16)}`

  async function registered() {
    const configuration = await issuer(client)
    if (!configuration) throw new HttpFailure(404, 'no_sign_in', 'There is no sign-in here')
    return configuration
  }

  const current = (request: FastifyRequest) => sessions.find(client, request.cookies[cookieName])

  app.get(paths.start, async (request, reply) => {
    const { returnTo } = request.query as { returnTo?: unknown }
    const [state, nonce, verifier] = [randomState(), randomNonce(), randomPKCECodeVerifier()]
    const pending: Pending = { nonce, verifier, returnTo: safeReturnTo(returnTo, origin, home) }
    const url = buildAuthorizationUrl(await registered(), {
      redirect_uri: clientUrls(settings, client).callback,
      scope: 'openid email profile offline_access',
      code_challenge: await calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      state,
      nonce,
      ...(settings.issuer ? { audience: settings.audience } : {}),
    })
    reply.setCookie(pendingName(state), Buffer.from(JSON.stringify(pending)).toString('base64url'), pendingOptions)
    return reply.header('cache-control', 'no-store').redirect(url.href, 302)
  })

  app.get(paths.callback, async (request, reply) => {
    const { state } = request.query as { state?: unknown }
    const name = typeof state === 'string' ? pendingName(state) : ''
    const pending = readPending(request.cookies[name])
    if (typeof state !== 'string' || !pending) return html(reply, 400, failed(paths.start, 'It was begun elsewhere.'))
    reply.clearCookie(name, pendingOptions)
    let id: string
    try {
      const tokens = await authorizationCodeGrant(await registered(), new URL(request.url, origin), {
        expectedState: state,
        expectedNonce: pending.nonce,
        pkceCodeVerifier: pending.verifier,
      })
      const before = await current(request)
      if (before) await sessions.end(before)
      id = await sessions.begin(client, tokens)
    } catch (cause) {
      request.log.warn({ reason: `${cause}` }, 'sign-in failed')
      return html(reply, 400, failed(paths.start, 'The sign-in page refused, or too much time went by.'))
    }
    reply.setCookie(cookieName, id, { ...cookieOptions, maxAge: sessionSeconds })
    const returnTo = safeReturnTo(pending.returnTo, origin, home)
    return reply.header('cache-control', 'no-store').redirect(origin + returnTo, 303)
  })

  app.get(paths.end, async (request, reply) => {
    const destination = request.headers['sec-fetch-dest']
    if (destination !== undefined && destination !== 'document') {
      throw new HttpFailure(403, 'navigation_only', 'Signing out is a page that one goes to')
    }
    const session = await current(request)
    const next = await parts.signOut(request, reply, session)
    if (session) {
      await sessions.end(session)
      parts.ended(sessionOf(decodeJwt(session.accessToken)))
    }
    reply.clearCookie(cookieName, cookieOptions)
    return reply.header('cache-control', 'no-store').redirect(next ?? origin + home, 303)
  })

  app.get('/token', async (request, reply) => {
    onlyFromThisPage(request)
    const session = await current(request)
    const fresh = session && (await sessions.withFreshToken(session))
    reply.header('cache-control', 'no-store')
    // That nobody is signed in is an answer, not a failure: it would stand in the console of every first visit.
    if (!fresh) return { accessToken: null, expiresAt: null }
    return { accessToken: fresh.accessToken, expiresAt: new Date(fresh.accessEndsAt).toISOString() }
  })

  return current
}

/** What carries a token is for the site's own pages, never for another's, nor for the address bar. */
export function onlyFromThisPage(request: FastifyRequest): void {
  if (request.headers['sec-fetch-site'] !== 'same-origin') {
    throw new HttpFailure(403, 'forbidden_origin', 'This is for the pages of this site only')
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

function failed(start: string, reason: string): string {
  return page({
    title: 'Sign-in did not succeed',
    body: `<p>${escapeHtml(reason)}</p><p><a class="button" href="${start}">Sign in again</a></p>`,
  })
}
