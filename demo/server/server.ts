import { seedWorld } from '../../core/testing/seeds/world'
import { watchRequests } from './http/busy'
import { embedHeaders, portalHeaders } from './http/headers'
import { addNotice } from './http/notice'
import { sendPortalPage } from './http/portal'
import { createSite } from './http/site'
import type { Operations } from './operations'
import { addRoutes } from './routes'
import { createServices } from './services'
import type { Settings } from './settings'
import { sealPlaintext } from './sign-in/reseal'
import { startHousekeeping } from './store/housekeeping'
import { openStore, type Store } from './store/open'
import { createSeal, type Seal } from './store/seal'
import { sealKeys } from './store/seal-keys'
import { loadSecrets } from './store/secrets'
import { seed } from './store/seed'
import { markUser, refuseOthers } from './store/store-user'

export interface RunningServer {
  store: Store
  /** The switches of the Operations page, and the world's clock. */
  operations: Operations
  /** Stops new requests, lets busy ones finish and publish their events, ends sockets, then closes everything. */
  close(): Promise<void>
}

/** The small world has a partner with work, one without, and one that is not registered yet. */
const smallWorld = ['cinderlane', 'firstreel', 'harborline']
/** Milliseconds that busy requests may take during shutdown. */
const maxShutdownWait = 5000

/**
 * Starts both sites on one store.
 * @throws DirectoryHeld when another process works on the directory
 * @throws WrongStore when a demonstration opens a store of production, or production one of a demonstration
 */
export async function startServer(settings: Settings): Promise<RunningServer> {
  // Files that this process writes are readable by their owner only.
  process.umask(0o077)
  const seal = createSeal(await sealKeys(settings))
  const store = await openStore(
    settings.store,
    async db => {
      await markUser(db, settings)
      if (settings.demonstration) await seed(db, () => makeWorld(settings))
      await sealPlaintext(db, seal, settings)
    },
    db => refuseOthers(db, settings),
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
  const { root, portalUrl, embedUrl, demonstration } = settings
  const secrets = await loadSecrets(store.db, seal)
  const portal = await createSite({
    url: portalUrl,
    headers: portalHeaders(settings),
    settings,
    notFound: (request, reply) => sendPortalPage(root, request, reply),
  })
  const embeds = await createSite({ url: embedUrl, headers: embedHeaders(settings), settings })
  const sites = [portal, embeds]
  const idleWaits = sites.map(watchRequests)
  for (const site of sites) await addNotice(site, demonstration)
  const services = await createServices({ settings, store, seal, secrets, portal })
  const { operations, hub, ticker, logFailureAs } = services
  await addRoutes({ portal, embeds }, services)

  const housekeeping = startHousekeeping(store, logFailureAs('old rows were left behind'))

  async function close(): Promise<void> {
    const housekeepingStopped = housekeeping.stop()
    // From here on no new request starts. Requests in flight may still send events to the sockets of this and of other
    // processes, so the hub closes after them.
    const closed = Promise.all(sites.map(site => site.close()))
    await finishWithin(maxShutdownWait, Promise.all(idleWaits.map(untilIdle => untilIdle())))
    await ticker.stop()
    await finishWithin(maxShutdownWait, housekeepingStopped)
    hub.closeAll()
    await finishWithin(maxShutdownWait, hub.leave())
    if (!(await finishWithin(maxShutdownWait, closed))) for (const { server } of sites) server.closeAllConnections()
    await closed
  }

  try {
    await portal.listen({ port: settings.port, host: settings.host })
    await embeds.listen({ port: settings.port + 1, host: settings.embedHost })
  } catch (cause) {
    // The simulation already runs, and would query a store that closes next.
    await close()
    throw cause
  }

  return {
    store,
    operations,
    async close() {
      await close()
      await store.close()
    },
  }
}

/** Waits for work up to a limit. Returns whether the work is done. */
async function finishWithin(milliseconds: number, work: Promise<unknown>): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<false>(resolve => {
    timer = setTimeout(() => resolve(false), milliseconds)
  })
  const isDone = await Promise.race([work.then(() => true), timeout])
  clearTimeout(timer)
  return isDone
}
