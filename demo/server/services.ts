import type { FastifyInstance } from 'fastify'
import { createBackend } from '../../core/testing/backend'
import { addEvents } from './http/events'
import { withinAddress } from './http/limits'
import { shareHub } from './http/share-hub'
import { createOperations, makeSwitchable } from './operations'
import type { Settings } from './settings'
import { createIssuerReader } from './sign-in/issuer'
import { createProvider } from './sign-in/provider'
import { createRevocations } from './sign-in/revocations'
import { createSessions } from './sign-in/sessions'
import { createTokenReader } from './sign-in/tokens'
import type { Store } from './store/open'
import { databaseUnit } from './store/repository'
import type { Seal } from './store/seal'
import type { Secrets } from './store/secrets'
import { startTicker } from './ticker'

export interface ServiceParts {
  settings: Settings
  store: Store
  seal: Seal
  secrets: Secrets
  portal: FastifyInstance
}

/** The services that the routes use. */
export type Services = Awaited<ReturnType<typeof createServices>>

/** Creates the sign-in services and the simulated backend, and connects the portal's sockets with other processes. */
export async function createServices({ settings, store, seal, secrets, portal }: ServiceParts) {
  const { db } = store
  const { demonstration } = settings
  /** Returns a function that logs an error under a message. */
  const logFailureAs = (message: string) => (cause: unknown) => portal.log.error(cause, message)
  const provider = demonstration
    ? createProvider({ settings, secrets, db, seal, onFailure: logFailureAs('the sign-in provider failed') })
    : null
  const operations = createOperations(settings)
  const issuer = makeSwitchable(createIssuerReader(settings, secrets, callWithin(portal)), operations)
  const revocations = createRevocations(db)
  const readToken = createTokenReader({ settings, issuer, secrets, db, revocations })
  const unit = databaseUnit(db)
  const account = (userId: string) => unit.run(repository => repository.account(userId))

  const localHub = await addEvents(portal, { settings, readToken, account, revocations })
  const hub = await shareHub({ localHub, revocations, store, onFailure: logFailureAs('other processes were not told') })
  const { revoke } = hub
  const sessions = createSessions({
    db,
    issuer,
    seal,
    settings,
    revoke,
    onFailure: logFailureAs('a session was locked'),
  })
  const clock = { now: () => Date.now() + operations.ahead }
  const backend = createBackend({
    unit,
    clock,
    publish: hub.publish,
    // The reason may contain a partner's data, so it is shown only at /operations.
    setAside: ({ org }) => portal.log.error({ org }, 'the simulation of a partner is paused'),
  })
  const ticker = startTicker({ tick: backend.tick, ...clock }, logFailureAs('the simulation failed'))
  const { wake } = ticker

  return {
    settings,
    secrets,
    db,
    logFailureAs,
    provider,
    operations,
    issuer,
    readToken,
    unit,
    account,
    hub,
    sessions,
    clock,
    backend,
    ticker,
    wake,
  }
}

/** Returns a `fetch` that calls a site of this process directly. */
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
