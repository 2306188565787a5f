import type { PortalOptions } from '../portal/options'
import type { PortalEvent } from '../wire/events'
import type { Preloaded } from '../wire/start'
import { createBackend } from './backend'
import { failed } from './calls/route'
import { createClock, type TestClock } from './clock'
import { createFaults } from './faults'
import { memoryUnit } from './memory'
import { type Fault, isAboutUser, type Scenario, type ScenarioName, scenarios } from './scenarios'
import { seedWorld } from './seeds/world'
import { createSockets } from './sockets'
import { strangely } from './strange'
import { createTimedSteps } from './timed-steps'
import { type Carried, pause, proxyPage, readRequest, responseOf } from './transport'
import { isPieces, type WireAnswer, type WireCall } from './wire-call'

export interface TestBackendOptions {
  /** "approved-manual" when missing. */
  scenario?: ScenarioName
  /**
   * Epoch milliseconds, or an instant. The clock then stands still until `advance`. When missing, it starts at the
   * current time and runs.
   */
  now?: number | string
  /** The duration of every call in milliseconds; 0 when missing, except in the scenario "slow". */
  latency?: number
  /** Bases that replace the made-up ones, for a page that has real ones. */
  bases?: Partial<Preloaded['bases']>
}

/** A call with its result. The status is null while the call runs, and if it ends without an answer. */
export interface RecordedCall {
  method: WireCall['method']
  base: WireCall['base']
  path: string
  query: string
  body: unknown
  ifMatch: string | null
  idempotencyKey: string | null
  status: number | null
}

export interface TestBackend {
  /** The options for `configure(options)` or `createPortal(options)`. */
  options: PortalOptions & Required<Pick<PortalOptions, 'token' | 'fetch' | 'socket' | 'environment'>>
  clock: TestClock
  /** Moves the clock forward, and runs all steps that become due, in their order. */
  advance(milliseconds: number): Promise<void>
  /**
   * Makes calls fail if their "METHOD /v1/path" contains the text or matches the pattern. If several match, the latest
   * counts. Returns a function that stops these failures.
   * @throws TypeError for a text that begins with another method than the calls have
   */
  fail(pattern: string | RegExp, fault: Fault): () => void
  /** All calls so far, oldest first. */
  calls: RecordedCall[]
  /** Sends an event to the sockets of the scenario's partner. */
  emit(event: PortalEvent): void
  /** Cuts all sockets (false), or lets them reconnect (true). */
  setSocket(up: boolean): void
  /** Stops the clock's timer and cuts all sockets for good. */
  close(): void
}

const simulatedBases: Preloaded['bases'] = {
  main: 'https://main.reeldock.test',
  account: 'https://account.reeldock.test',
  partners: 'https://partners.reeldock.test',
  reports: 'https://reports.reeldock.test',
  theatres: 'https://theatres.reeldock.test',
  events: 'wss://events.reeldock.test/events',
}
const tokenPrefix = 'test-'

/**
 * Creates a simulated server in the page or in Node, without any network: every call of the wire over a made-up world.
 * @throws TypeError for a scenario that does not exist
 */
export function createTestBackend(options: TestBackendOptions = {}): TestBackend {
  const scenario = scenarioOf(options.scenario ?? 'approved-manual')
  const latency = options.latency ?? scenario.latency ?? 0
  const bases = { ...simulatedBases, ...options.bases }
  const clock = createClock(
    options.now === undefined ? Date.now() : new Date(options.now).getTime(),
    options.now === undefined,
  )
  const world = seedWorld({ now: clock.now(), orgs: scenario.orgs })
  const orgs = new Map(world.accounts.map(({ userId, org }) => [userId, org]))
  const sockets = createSockets(token => orgs.get(userOf(token)) ?? null)
  const backend = createBackend({
    unit: memoryUnit(world),
    clock,
    publish: sockets.publish,
    setAside: ({ org }, cause) => console.error(`The simulation of ${org} is paused and will be tried again:`, cause),
  })
  const faults = createFaults()
  const calls: RecordedCall[] = []
  const steps = createTimedSteps(clock, backend.tick)

  function faultOf(method: string, path: string): Fault | null {
    return faults.find(method, path) ?? (isAboutUser(path) ? null : (scenario.fault ?? null))
  }

  async function answer({ token, ...call }: Carried): Promise<WireAnswer> {
    await steps.run()
    if (token === null) return failed(401, 'unauthorized', 'Sign in to continue')
    const result = await backend.handle({ ...call, userId: userOf(token) })
    if (call.method !== 'GET') steps.wake()
    const { strange } = scenario
    return strange && result.status < 400 && !isPieces(result.body)
      ? { ...result, ...strangely(result, strange) }
      : result
  }

  async function serve(request: Request): Promise<Response> {
    const carried = await readRequest(request, bases)
    if (carried === null) throw new TypeError('Failed to fetch')
    const { method, base, path, query, body, ifMatch, idempotencyKey } = carried
    const record: RecordedCall = {
      method,
      base,
      path,
      query: String(query),
      body,
      ifMatch,
      idempotencyKey,
      status: null,
    }
    calls.push(record)
    await pause(latency, request.signal)
    const fault = faultOf(method, path)
    if (fault === 'offline') throw new TypeError('Failed to fetch')
    const response =
      fault === 'html' ? proxyPage() : responseOf(await (fault === null ? answer(carried) : failure(fault)))
    if (request.signal.aborted) throw request.signal.reason
    record.status = response.status
    return response
  }

  return {
    options: {
      bases,
      environment: 'test',
      token: `${tokenPrefix}${scenario.userId}`,
      fetch: (input, init) =>
        serve(input instanceof Request ? new Request(input, init) : new Request(absolute(String(input)), init)),
      socket: sockets.open,
    },
    clock,
    advance: steps.advance,
    fail: faults.add,
    calls,
    emit: event => sockets.publish(orgs.get(scenario.userId) ?? '', event),
    setSocket: sockets.set,
    close() {
      steps.stop()
      clock.stop()
      sockets.set(false)
    },
  }
}

function scenarioOf(name: string): Scenario {
  if (Object.hasOwn(scenarios, name)) return scenarios[name as ScenarioName]
  throw new TypeError(`createTestBackend: no scenario "${name}"; there are ${Object.keys(scenarios).join(', ')}`)
}

async function failure(status: number): Promise<WireAnswer> {
  return failed(status, 'failed', `Failed on purpose with ${status}`)
}

function userOf(token: string | null): string {
  return token?.startsWith(tokenPrefix) ? token.slice(tokenPrefix.length) : ''
}

function absolute(url: string): URL {
  return new URL(url, globalThis.location?.href ?? 'http://localhost')
}
