import { createHmac, timingSafeEqual } from 'node:crypto'
import type { CookieSerializeOptions } from '@fastify/cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { closed } from '../../../elements/kit/drawings/whole-view'
import { logRefusal } from '../http/failures'
import { cookieNames } from './cookies'
import { formOf, readForms, requireOwnForm } from './forms'
import { cardPage, escapeHtml, html } from './page'
import type { SignInParts } from './parts'
import type { Session } from './session-rows'
import { statusPage } from './status-page'
import { loggedName } from './token-columns'

export interface SignOutParts extends SignInParts {
  current(request: FastifyRequest): Promise<Session | null>
  cookieName: string
  cookieOptions: CookieSerializeOptions
}

/**
 * Adds the page that asks whether to sign out, and its form. A GET changes nothing, so a link on another site cannot
 * sign anybody out. People from this site have already pressed a button, so a script submits the form.
 */
export function addSignOut(app: FastifyInstance, parts: SignOutParts): void {
  const { paths, home, origin, settings, sessions, limits, current, cookieName, cookieOptions } = parts
  const providerCookie = cookieNames(settings.portalUrl).provider.session

  /** Returns a token that only the signed-in browser and this server can know, or null without a sign-in. */
  function formToken({ cookies }: FastifyRequest): string | null {
    const held = [cookies[cookieName], cookies[providerCookie]].filter(cookie => cookie !== undefined)
    return held.length > 0 ? createHmac('sha256', held.join()).update('sign-out').digest('base64url') : null
  }

  const goHome = (reply: FastifyReply) => reply.header('cache-control', 'no-store').redirect(origin + home, 303)

  app.register(async site => {
    readForms(site)
    site.addHook('onRequest', request => limits.signIn(request))

    site.get(paths.end, async (request, reply) => {
      const token = formToken(request)
      const isOwn = request.headers['sec-fetch-site'] === 'same-origin'
      return token === null ? goHome(reply) : html(reply, 200, askingPage(token, { home, isOwn }))
    })

    site.post(paths.end, async (request, reply) => {
      requireOwnForm(request, origin)
      const token = formToken(request)
      if (token === null) return goHome(reply)
      if (!isSame(formOf(request).get('token') ?? '', token)) {
        logRefusal(request, 403, 'forbidden')
        return html(reply, 403, askingPage(token, { home, isOwn: false }))
      }
      const session = await current(request)
      // End the session here first, because the issuer may be slow.
      if (session) await sessions.end([session.sid], session)
      const { sids, next } = await parts.signOut(request, reply, session)
      await sessions.end(sids, session)
      request.log.info({ signIns: sids.map(loggedName) }, 'signed out')
      for (const name of [cookieName, providerCookie, `${providerCookie}.sig`]) reply.clearCookie(name, cookieOptions)
      // A redirect would fail: the page's policy restricts form targets, and an issuer may lead anywhere.
      return next === null ? goHome(reply) : html(reply, 200, leavingPage(next))
    })
  })
}

function isSame(sent: string, token: string): boolean {
  const [one, other] = [Buffer.from(sent), Buffer.from(token)]
  return one.length === other.length && timingSafeEqual(one, other)
}

function askingPage(token: string, { home, isOwn }: { home: string; isOwn: boolean }): string {
  return cardPage({
    title: 'Sign out?',
    body: `<p class="lead">You’re signed in to Reeldock in this browser.</p>
<form method="post">
<input type="hidden" name="token" value="${escapeHtml(token)}">
<p class="actions"><button class="primary">Sign out</button> <a class="button" href="${escapeHtml(home)}">Stay signed in</a></p>
</form>`,
    ...(isOwn ? { script: '/sign-out.js' } : {}),
  })
}

function leavingPage(next: string): string {
  return statusPage({
    drawing: closed,
    title: 'You’re signed out',
    lead: 'Your sign-in provider signs you out next.',
    actions: [{ label: 'Continue', href: next }],
    next,
  })
}
