import type { PortalEvent } from '../wire/events'
import type { Unit } from './repository'

export type WireBase = 'main' | 'account' | 'partners' | 'reports' | 'theatres'

/** One call as it came in, whatever carried it. The transport has checked the token: `userId` is its subject. */
export interface WireCall {
  method: 'GET' | 'POST' | 'PUT'
  base: WireBase
  /** From `/v1` on, without the query, still percent-encoded. */
  path: string
  query: URLSearchParams
  /** The parsed JSON; undefined when there was none. */
  body: unknown
  ifMatch: string | null
  idempotencyKey: string | null
  userId: string
}

/** `body` undefined goes out empty, a string as it is under its `content-type`, anything else as JSON. Header names are lower-case. */
export interface WireAnswer {
  status: number
  body: unknown
  headers: Record<string, string>
}

export interface Clock {
  /** Epoch milliseconds. */
  now(): number
}

export interface BackendOptions {
  unit: Unit
  clock: Clock
  /** Called after the transaction was committed, once an event, for every socket of the partner. */
  publish(org: string, event: PortalEvent): void
}

export interface Backend {
  /** Answers every call of the wire; never rejects for a bad call, only when the store fails. */
  handle(call: WireCall): Promise<WireAnswer>
  /** Does what has come due, in one unit each, and answers when the next thing will be (epoch milliseconds). Safe to run on several processes. */
  tick(): Promise<number | null>
}

export function createBackend({ unit, clock, publish }: BackendOptions): Backend {
  void unit
  void clock
  void publish
  return {
    async handle() {
      return { status: 501, body: { errors: [{ code: 'not_implemented', message: 'Not implemented' }] }, headers: {} }
    },
    async tick() {
      return null
    },
  }
}
