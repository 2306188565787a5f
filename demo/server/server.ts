import type { FastifyInstance } from 'fastify'
import { createBackend } from '../../core/testing/backend'
import { goWrong } from '../../core/testing/go-wrong'
import { seedWorld } from '../../core/testing/seeds/world'
import { addApi } from './http/api'
import { watchRequests } from './http/busy'
import { addEmbeds } from './http/embeds'
import { addEvents } from './http/events'
import { embedHeaders, portalHeaders } from './http/headers'
import { accountsAnAddress, createLimit, withinAddress } from './http/limits'
import { addNotice } from './http/notice'
import { addOperations } from './http/operations'
import { addPortal, answerPortalPage } from './http/portal'
import { shareHub } from './http/share-hub'
import { createSite } from './http/site'
import { addStyle } from './http/style'
import { addWorld } from './http/world'
import { createOperations, type Operations, switchable } from './operations'
import { reviewersOnly } from './reviews/reviewers'
import { addReviews } from './reviews/routes'
import { submissionsIn } from './reviews/submissions'
import type { Settings } from './settings'
import { createEndedSessions } from './sign-in/ended'
import { addSignInPage } from './sign-in/interaction'
import { createIssuerReader } from './sign-in/issuer'
import { createProvider, mountProvider } from './sign-in/provider'
import { sealClear } from './sign-in/reseal'
import { addSignIn } from './sign-in/routes'
import { createSessions } from './sign-in/sessions'
import { createSignOut } from './sign-in/sign-out'
import { createTokenReader } from './sign-in/tokens'
import { appliancesIn } from './store/appliances'
import { startHousekeeping } from './store/housekeeping'
import { markProduction, refuseDemonstration } from './store/keep-apart'
import { openStore, type Store } from './store/open'
import { databaseUnit } from './store/repository'
import { createSeal, type Seal } from './store/seal'
import { sealKeys } from './store/seal-keys'
import { loadSecrets } from './store/secrets'
import { seed } from './store/seed'
import { stepFailuresIn } from './store/step-failures'
import { startTicker } from './ticker'

export interface RunningServer {
  store: Store
  /** The switches of the Operations page, and the world's clock. */
  operations: Operations
  /** Takes nothing new, lets busy requests finish and be told, ends sockets, then closes everything. */
  close(): Promise<void>
}

/** The small world has a partner with work, one without, and one that is not registered yet. */
const smallWorld = ['cinderlane', 'firstreel', 'harborline']
/** How long busy requests may take at the end, in milliseconds. */
const patience = 5000

/** Starts both sites on one store. @throws DirectoryHeld when another process works on it, StoreOfProduction where a demonstration may not. */
export async function startServer(settings: Settings): Promise<RunningServer> {
  // What anybody of this process writes is its owner's alone.
  process.umask(0o077)
  const seal = createSeal(await sealKeys(settings))
  const store = await openStore(
    settings.store,
    async db => {
      await markProduction(db, settings)
      if (settings.demonstration) await seed(db, () => makeWorld(settings))
      await sealClear(db, seal, settings)
    },
    db => refuseDemonstration(db, settings),
  )
  try {
    return await startSites(settings, store, seal)
  } catch (cause) {
    await store.close()
    throw cause
  }
}

function makeWorld({ world }: Settings) {
  return seedWorld({ now: Date.now(), ...(world === 'small' ? { orgs: smallWorld } : {}) })
}

async function startSites(settings: Settings, store: Store, seal: Seal): Promise<RunningServer> {
  const { db } = store
  const secrets = await loadSecrets(db, seal)
  const { root, portalUrl, embedUrl, demonstration } = settings
  const portal = await createSite({
    url: portalUrl,
    headers: portalHeaders(settings),
    settings,
    notFound: (request, reply) => answerPortalPage(root, request, reply),
  })
  const embeds = await createSite({ url: embedUrl, headers: embedHeaders(settings), settings })
  const sites = [portal, embeds]
  const finished = sites.map(watchRequests)
  if (demonstration) for (const site of sites) await addNotice(site)
  const failed = (says: string) => (cause: unknown) => portal.log.error(cause, says)
  const provider = demonstration
    ? createProvider({ settings, secrets, db, seal, failed: failed('the sign-in provider failed') })
    : null
  const operations = createOperations(settings)
  const issuer = switchable(createIssuerReader(settings, secrets, callWithin(portal)), operations)
  const sessions = createSessions({ db, issuer, seal, failed: failed('a session was locked') })
  const ended = createEndedSessions(db)
  const readToken = createTokenReader({ settings, issuer, secrets, db, ended })
  const unit = databaseUnit(db)
  const account = (userId: string) => unit.run(repository => repository.account(userId))

  const own = await addEvents(portal, { settings, readToken, account, ended })
  const hub = await shareHub({ own, ended, store, failed: failed('other processes were not told') })
  const clock = { now: () => Date.now() + operations.ahead }
  const backend = createBackend({
    unit,
    clock,
    publish: hub.publish,
    setAside: ({ org, reason }) => portal.log.error({ org, reason }, 'the world of a partner stands still'),
  })
  // Without it nothing happens by itself: what is written is kept and answered.
  const ticker = demonstration ? startTicker({ tick: backend.tick, ...clock }, failed('the world stands still')) : null
  const wake = () => ticker?.wake()

  if (provider) {
    const limit = () => createLimit(portal, settings.signInLimit * accountsAnAddress)
    await mountProvider(portal, { provider, settings, secrets, limit: limit() })
    const limits = { signIn: limit(), account: createLimit(portal, settings.signInLimit) }
    await addSignInPage(portal, { provider, db, limits })
  }
  const signIn = {
    settings,
    issuer,
    sessions,
    signOut: createSignOut(settings, issuer, provider),
    end: hub.endSessions,
    takeBack: hub.takeBack,
  }
  const limitsOf = (site: FastifyInstance) => ({
    signIn: createLimit(site, settings.signInLimit * accountsAnAddress),
    session: createLimit(site, settings.rateLimit),
  })
  const portalLimits = limitsOf(portal)
  const auth = '/api/partners/v1/web/auth'
  const current = addSignIn(portal, {
    ...signIn,
    limits: portalLimits,
    client: 'portal',
    paths: { start: `${auth}/provider`, callback: `${auth}/callback`, end: `${auth}/logout` },
    home: '/',
    origin: portalUrl,
  })
  const currentAtEmbeds = addSignIn(embeds, {
    ...signIn,
    limits: limitsOf(embeds),
    client: 'intranet',
    paths: { start: '/sign-in', callback: '/callback', end: '/sign-out' },
    home: '/intranet/',
    origin: embedUrl,
  })
  await addApi(portal, { settings, backend, readToken, account, answered: wake, operations })
  for (const site of sites) {
    await addStyle(site)
    site.get('/healthz', async () => ({ ok: true }))
  }
  await addPortal(portal, { settings, sessions, current, operations, limit: portalLimits.session })
  await addEmbeds(embeds, settings)
  await addReviews(embeds, {
    submissions: submissionsIn(db),
    backend,
    decided: wake,
    origin: embedUrl,
    admit: demonstration
      ? null
      : reviewersOnly({ settings, sessions, current: currentAtEmbeds, readToken, signIn: '/sign-in' }),
  })
  // Nobody presses a switch of a server that is no demonstration.
  if (demonstration) {
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

  await portal.listen({ port: settings.port, host: settings.host })
  await embeds.listen({ port: settings.port + 1, host: settings.embedHost })

  const housekeeping = startHousekeeping(db, failed('old rows were left behind'))

  return {
    store,
    operations,
    async close() {
      housekeeping.stop()
      // Nothing new is taken from here on; what is under way may still be told to sockets, here and elsewhere.
      const closed = Promise.all(sites.map(site => site.close()))
      await within(patience, Promise.all(finished.map(isIdle => isIdle())))
      await ticker?.stop()
      hub.closeAll()
      await hub.leave()
      if (!(await within(patience, closed))) for (const { server } of sites) server.closeAllConnections()
      await closed
      await store.close()
    },
  }
}

/** Waits for some work, but no longer than this; answers whether it was done. */
async function within(milliseconds: number, work: Promise<unknown>): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<false>(resolve => {
    timer = setTimeout(() => resolve(false), milliseconds)
  })
  const isDone = await Promise.race([work.then(() => true), late])
  clearTimeout(timer)
  return isDone
}

/** A `fetch` that reaches a site of this very process. */
function callWithin(site: FastifyInstance): typeof fetch {
  return async (input, init) => {
    const { pathname, search, host } = new URL(`${input}`)
    const answer = await site.inject({
      method: init?.method === 'POST' ? 'POST' : 'GET',
      url: pathname + search,
      remoteAddress: withinAddress,
      headers: { ...Object.fromEntries(new Headers(init?.headers)), host },
      ...(init?.body ? { payload: `${init.body}` } : {}),
    })
    return new Response(answer.payload, {
      status: answer.statusCode,
      headers: { 'content-type': `${answer.headers['content-type'] ?? ''}` },
    })
  }
}
