import type { FastifyReply, FastifyRequest } from 'fastify'
import { locked } from '../../../elements/kit/drawings/whole-view'
import { logRefusal } from '../http/failures'
import type { Settings } from '../settings'
import { html } from '../sign-in/page'
import type { Session } from '../sign-in/session-rows'
import type { Sessions } from '../sign-in/sessions'
import { statusPage } from '../sign-in/status-page'
import type { TokenReader } from '../sign-in/tokens'
import { signOut } from './page'

export interface ReviewerParts {
  settings: Settings
  sessions: Pick<Sessions, 'withFreshToken'>
  /** Returns the session at the site of the page. */
  current(request: FastifyRequest): Promise<Session | null>
  readToken: TokenReader
  /** The path that starts the sign-in at that site. */
  signIn: string
}

/**
 * Returns a hook that admits only people with the reviewer's role at the issuer. Others are sent to sign in, or see
 * that they lack the role.
 */
export function requireReviewer({ settings, sessions, current, readToken, signIn }: ReviewerParts) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const session = await current(request)
    const fresh = session && (await sessions.withFreshToken(session))
    if (!fresh) {
      const { pathname } = new URL(request.url, settings.embedUrl)
      return reply
        .header('cache-control', 'no-store')
        .redirect(`${signIn}?returnTo=${encodeURIComponent(pathname)}`, 303)
    }
    const bearer = await readToken(fresh.accessToken)
    if (bearer?.roles.includes(settings.reviewerRole)) return undefined
    logRefusal(request, 403, 'forbidden')
    return html(reply, 403, notReviewerPage(settings.reviewerRole))
  }
}

const notReviewerPage = (role: string) =>
  statusPage({
    drawing: locked,
    title: 'You’re not a reviewer',
    lead: `Reviewing needs the role “${role}”. Ask your administrator to add it, then sign in again.`,
    actions: [signOut, { label: 'Go to home', href: '/' }],
  })
