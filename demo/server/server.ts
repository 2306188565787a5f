import type { FastifyInstance } from 'fastify'
import { createBackend } from '../../core/testing/backend'
import { goWrong } from '../../core/testing/go-wrong'
import { seedWorld } from '../../core/testing/seeds/world'
import { addApi } from './http/api'
import { addEmbeds } from './http/embeds'
import { addEvents } from './http/events'
import { embedHeaders, portalHeaders } from './http/headers'
import { addOperations } from './http/operations'
import { addPortal, answerPortalPage } from './http/portal'
import { shareHub } from './http/share-hub'
import { createSite } from './http/site'
import { addStyle } from './http/style'
import { addWorld } from './http/world'
import { createOperations, type Operations, switchable } from './operations'
import { addReviews } from './reviews/routes'
import { submissionsIn } from './reviews/submissions'
import type { Settings } from './settings'
import { addSignInPage } from './sign-in/interaction'
import { createIssuerReader } from './sign-in/issuer'
import { createProvider, mountProvider } from './sign-in/provider'
import { addSignIn } from './sign-in/routes'
import { createSessions } from './sign-in/sessions'
import { createSignOut } from './sign-in/sign-out'
import { createTokenReader } from './sign-in/tokens'
import { appliancesIn } from './store/appliances'
import { startHousekeeping } from './store/housekeeping'
import { openStore, type Store } from './store/open'
import { databaseUnit } from './store/repository'
import { loadSecrets } from './store/secrets'
import { seed } from './store/seed'
import { startTicker } from './ticker'

export interface RunningServer {
  store: Store
  /** The switches of the Operations page, and the world's clock. */
  operations: Operations
  /** Ends sockets, lets busy requests finish, then closes everything. */
  close(): Promise<void>
}

/** The small world has a partner with work, one without, and one that is not registered yet. */
const smallWorld = ['cinderlane', 'firstreel', 'harborline']
/** How long busy requests may take at the end, in milliseconds. */
const patience = 5000

/** Starts both sites on one store. @throws DirectoryHeld when another process works on the store. */
export async function startServer(settings: Settings): Promise<RunningServer> {
  const store = await openStore(settings.store, db => seed(db, () => makeWorld(settings)))
  try {
    return await startSites(settings, store)
  } catch (cause) {
    await store.close()
    throw cause
  }
}

function makeWorld({ world }: Settings) {
  return seedWorld({ now: Date.now(), ...(world === 'small' ? { orgs: smallWorld } : {}) })
}

async function startSites(settings: Settings, store: Store): Promise<RunningServer> {
  const { db } = store
  const secrets = await loadSecrets(db)
  const { root, portalUrl, embedUrl, logLevel } = settings
  const portal = await createSite({
    url: portalUrl,
    headers: portalHeaders(settings),
    logLevel,
    notFound: (request, reply) => answerPortalPage(root, request, reply),
  })
  const embeds = await createSite({ url: embedUrl, headers: embedHeaders(settings), logLevel })
  const provider = settings.issuer ? null : createProvider(settings, secrets, db)
  const operations = createOperations(settings)
  const issuer = switchable(createIssuerReader(settings, secrets, callWithin(portal)), operations)
  const sessions = createSessions(db, issuer)
  const readToken = createTokenReader(settings, secrets, db)
  const unit = databaseUnit(db)

  const own = await addEvents(portal, {
    settings,
    readToken,
    account: userId => unit.run(repository => repository.account(userId)),
  })
  const { hub, leave } = await shareHub(own, store, cause => portal.log.error(cause, 'other processes were not told'))
  const clock = { now: () => Date.now() + operations.ahead }
  const backend = createBackend({ unit, clock, publish: hub.publish })
  const ticker = startTicker({ tick: () => backend.tick(), ...clock }, cause =>
    portal.log.error(cause, 'the world stands still'),
  )

  if (provider) {
    await mountProvider(portal, provider, settings)
    await addSignInPage(portal, provider, db)
  }
  const signIn = {
    settings,
    issuer,
    sessions,
    signOut: createSignOut(settings, issuer, provider),
    ended: hub.endSession,
  }
  const auth = '/api/partners/v1/web/auth'
  const current = addSignIn(portal, {
    ...signIn,
    client: 'portal',
    paths: { start: `${auth}/provider`, callback: `${auth}/callback`, end: `${auth}/logout` },
    home: '/',
    origin: portalUrl,
  })
  addSignIn(embeds, {
    ...signIn,
    client: 'intranet',
    paths: { start: '/sign-in', callback: '/callback', end: '/sign-out' },
    home: '/intranet/',
    origin: embedUrl,
  })
  await addApi(portal, { settings, backend, readToken, answered: ticker.wake, operations })
  for (const site of [portal, embeds]) {
    await addStyle(site)
    site.get('/healthz', async () => ({ ok: true }))
  }
  await addPortal(portal, { settings, sessions, current, operations })
  await addEmbeds(embeds, settings)
  // Where a real issuer knows the people, nobody presses a switch, or decides on a partner, without being asked who it is.
  if (provider) {
    await addOperations(embeds, operations, { portalUrl, embedUrl })
    await addWorld(embeds, {
      operations,
      async goWrong(which, mishap) {
        const outcome = await unit.run(repository => goWrong(repository, which, mishap, clock.now()))
        if (outcome.ok) for (const event of outcome.events) hub.publish(which.org, event)
        return outcome
      },
      appliances: () => appliancesIn(db),
      wake: ticker.wake,
      origin: embedUrl,
    })
    await addReviews(embeds, { submissions: submissionsIn(db), backend, decided: ticker.wake, origin: embedUrl })
  }

  await portal.listen({ port: settings.port, host: settings.host })
  await embeds.listen({ port: settings.port + 1, host: settings.embedHost })

  const housekeeping = startHousekeeping(db, cause => portal.log.error(cause, 'old rows were left behind'))

  return {
    store,
    operations,
    async close() {
      housekeeping.stop()
      await ticker.stop()
      hub.closeAll()
      await leave()
      await Promise.all([closeSite(portal), closeSite(embeds)])
      await store.close()
    },
  }
}

async function closeSite(site: FastifyInstance): Promise<void> {
  const impatient = setTimeout(() => site.server.closeAllConnections(), patience)
  await site.close()
  clearTimeout(impatient)
}

/** A `fetch` that reaches a site of this very process. */
function callWithin(site: FastifyInstance): typeof fetch {
  return async (input, init) => {
    const { pathname, search, host } = new URL(`${input}`)
    const answer = await site.inject({
      method: init?.method === 'POST' ? 'POST' : 'GET',
      url: pathname + search,
      headers: { ...Object.fromEntries(new Headers(init?.headers)), host },
      ...(init?.body ? { payload: `${init.body}` } : {}),
    })
    return new Response(answer.payload, {
      status: answer.statusCode,
      headers: { 'content-type': `${answer.headers['content-type'] ?? ''}` },
    })
  }
}
