import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type Provider from 'oidc-provider'
import type { InteractionResults } from 'oidc-provider'
import { type DemoAccount, demoAccounts } from '../../../core/testing/seeds/accounts'
import { closed } from '../../../elements/kit/drawings/whole-view'
import { addressOf, type Limit } from '../http/limits'
import type { Database } from '../store/open'
import { accounts } from '../store/schema'
import { formOf, readForms, requireOwnForm } from './forms'
import { foldMail, isMail } from './mail'
import { html } from './page'
import { signInPage } from './sign-in-page'
import { statusPage } from './status-page'
import { accountByMail } from './tokens'

export interface SignInPageParts {
  provider: Provider
  db: Database
  /** The origin of the page. */
  origin: string
  /**
   * `signIn` limits requests by address. `account` limits sign-ins by address and account, so that nobody can block an
   * account from elsewhere.
   */
  limits: { signIn: Limit; account: Limit }
}

/** Adds the sign-in page of the embedded provider, and handles its forms. */
export async function addSignInPage(app: FastifyInstance, parts: SignInPageParts): Promise<void> {
  const { provider, db, origin, limits } = parts
  await app.register(async site => {
    readForms(site)
    site.addHook('onRequest', request => limits.signIn(request))

    /** Returns the demonstration's accounts that exist in this store. */
    async function offered(): Promise<DemoAccount[]> {
      const rows = await db.select({ userId: accounts.userId }).from(accounts)
      const existing = new Set(rows.map(row => row.userId))
      return demoAccounts.filter(account => existing.has(account.userId))
    }

    site.get('/sign-in/:uid', async (request, reply) => {
      try {
        await provider.interactionDetails(request.raw, reply.raw)
      } catch {
        return html(reply, 400, expired)
      }
      return html(reply, 200, signInPage(await offered(), { email: '', error: '' }))
    })

    site.post('/sign-in/:uid', async (request, reply) => {
      requireOwnForm(request, origin)
      const form = formOf(request)
      if (form.has('cancel')) return finish(request, reply, { error: 'access_denied' })
      const chosen = form.get('account')
      const email = (form.get('email') ?? '').trim()
      const account = (await offered()).find(candidate => candidate.userId === chosen)
      if (!account && !isMail(email)) {
        return html(
          reply,
          422,
          signInPage(await offered(), { email, error: 'Enter an email address, such as ada@example.com' }),
        )
      }
      await limits.account(request, `${addressOf(request)} ${account?.email ?? foldMail(email)}`)
      const accountId = account ? account.userId : await accountByMail(db, email)
      return finish(request, reply, { login: { accountId } })
    })

    async function finish(request: FastifyRequest, reply: FastifyReply, result: InteractionResults) {
      try {
        return reply.redirect(await provider.interactionResult(request.raw, reply.raw, result), 303)
      } catch {
        return html(reply, 400, expired)
      }
    }
  })
}

const expired = statusPage({
  drawing: closed,
  title: 'Sign-in session ended',
  lead: 'It was already completed, or took more than an hour.',
  actions: [{ label: 'Sign in again', href: '/' }],
})
