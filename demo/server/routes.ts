import type { FastifyInstance } from 'fastify'
import { goWrong } from '../../core/testing/go-wrong'
import { addApi } from './http/api'
import { addEmbeds } from './http/embeds'
import { accountsPerAddress, createLimit } from './http/limits'
import { addOperations } from './http/operations'
import { addPortal } from './http/portal'
import { addStyle } from './http/style'
import { addWorld } from './http/world'
import { requireReviewer } from './reviews/reviewers'
import { addReviews } from './reviews/routes'
import { submissionsIn } from './reviews/submissions'
import type { Services } from './services'
import { addSignInPage } from './sign-in/interaction'
import { mountProvider } from './sign-in/provider'
import { addSignIn } from './sign-in/routes'
import { createSignOut } from './sign-in/sign-out'
import { appliancesIn } from './store/appliances'
import { stepFailuresIn } from './store/step-failures'

export interface Sites {
  portal: FastifyInstance
  embeds: FastifyInstance
}

/** Adds all routes to both sites. */
export async function addRoutes(sites: Sites, services: Services): Promise<void> {
  await addProvider(sites, services)
  const signedIn = addSignIns(sites, services)
  await addPages(sites, services, signedIn)
  // With a real issuer there are no switches, because they would change the world of real people.
  if (services.settings.demonstration) await addSwitches(sites, services)
}

/** Adds the sign-in provider of the demonstration. */
async function addProvider({ portal }: Sites, { provider, settings, secrets, db }: Services): Promise<void> {
  if (!provider) return
  const limit = () => createLimit(portal, settings.signInLimit * accountsPerAddress)
  await mountProvider(portal, { provider, settings, secrets, limit: limit() })
  const limits = { signIn: limit(), account: createLimit(portal, settings.signInLimit) }
  await addSignInPage(portal, { provider, db, origin: settings.portalUrl, limits })
}

/** Adds sign-in and sign-out to each site. Returns the readers of the current session, and the limits of the portal. */
function addSignIns({ portal, embeds }: Sites, { settings, issuer, sessions, provider, hub }: Services) {
  const signIn = {
    settings,
    issuer,
    sessions,
    signOut: createSignOut(settings, issuer, provider),
    allowSince: hub.allowSince,
  }
  const limitsOf = (site: FastifyInstance) => ({
    signIn: createLimit(site, settings.signInLimit * accountsPerAddress),
    session: createLimit(site, settings.rateLimit),
  })
  const portalLimits = limitsOf(portal)
  const auth = '/api/partners/v1/web/auth'
  const current = addSignIn(portal, {
    ...signIn,
    limits: portalLimits,
    client: 'portal',
    paths: { start: `${auth}/provider`, callback: `${auth}/callback`, end: `${auth}/logout`, all: auth },
    home: '/',
    origin: settings.portalUrl,
  })
  const currentAtEmbeds = addSignIn(embeds, {
    ...signIn,
    limits: limitsOf(embeds),
    client: 'intranet',
    paths: { start: '/sign-in', callback: '/callback', end: '/sign-out', all: '/' },
    home: '/intranet/',
    origin: settings.embedUrl,
  })
  return { current, currentAtEmbeds, portalLimits }
}

/** Adds the API, the pages, and the files that they load. */
async function addPages(
  { portal, embeds }: Sites,
  services: Services,
  signedIn: ReturnType<typeof addSignIns>,
): Promise<void> {
  const { settings, backend, readToken, account, wake, operations, sessions, db } = services
  const { current, currentAtEmbeds, portalLimits } = signedIn
  await addApi(portal, { settings, backend, readToken, account, answered: wake, operations })
  for (const site of [portal, embeds]) {
    await addStyle(site)
    site.get('/healthz', async () => ({ ok: true }))
  }
  await addPortal(portal, { settings, sessions, current, operations, limit: portalLimits.session })
  await addEmbeds(embeds, settings)
  await addReviews(embeds, {
    submissions: submissionsIn(db),
    backend,
    decided: wake,
    origin: settings.embedUrl,
    admit: settings.demonstration
      ? null
      : requireReviewer({ settings, sessions, current: currentAtEmbeds, readToken, signIn: '/sign-in' }),
  })
}

/** Adds the pages that control the demonstration. */
async function addSwitches(
  { embeds }: Sites,
  { settings, operations, db, backend, unit, clock, hub, wake }: Services,
): Promise<void> {
  const { portalUrl, embedUrl } = settings
  await addOperations(embeds, operations, {
    portalUrl,
    embedUrl,
    stepFailures: () => stepFailuresIn(db),
    retry: backend.retry,
  })
  await addWorld(embeds, {
    operations,
    async goWrong(which, mishap) {
      const outcome = await unit.run(repository => goWrong(repository, which, mishap, clock.now()))
      if (outcome.ok) for (const event of outcome.events) hub.publish(which.org, event)
      return outcome
    },
    appliances: () => appliancesIn(db),
    wake,
    origin: embedUrl,
  })
}
