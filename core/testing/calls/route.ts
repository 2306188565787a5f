import type { PortalEvent } from '../../wire/events'
import type { Bodies } from '../bodies/bodies'
import type { Reading } from '../bodies/read'
import { notFound, type Outcome, type Refusal } from '../outcome'
import type { Account, ApprovalHead, OrderRecord, PartnerRecord } from '../records'
import type { Change, Repository, Unit } from '../repository'
import type { WireAnswer, WireBase, WireCall } from '../wire-call'
import { type Facts, refusalOf } from './access'
import { type WriteName, writes } from './writes'

/** The caller, the partner and the records of a call. */
export interface Caller {
  /** The named parts of the path, decoded. */
  params: Record<string, string>
  account: Account
  org: string
  partner: PartnerRecord
  repository: Repository
}

/** The context of a call: the caller, the partner, the store, and the time. */
export interface CallContext extends Caller {
  call: WireCall
  /** Runs further transactions after the one of the call has ended, for an answer that is sent in pieces. */
  runUnit: Unit['run']
  now: number
  /** Sends events to the partner's sockets after the transaction was committed. */
  announce(events: readonly PortalEvent[]): void
}

export interface Route {
  method: WireCall['method']
  base: WireBase
  /** The path, with `:name` for each part that varies. */
  path: string
  /** Returns whether this route answers the call, for two routes with one path. */
  matches?(call: WireCall): boolean
  /** The reader of the body. The body is read before anything is locked. */
  body: keyof Bodies
  /**
   * Whether the call changes data. The partner's row is then locked, and the answer is stored for an `Idempotency-Key`.
   */
  writes: boolean
  /** Returns why the call is refused whatever its body contains; null when the body decides. */
  refusal(context: Caller): Promise<Refusal | null>
  answer(context: CallContext, read: Reading<unknown>): Promise<WireAnswer>
}

/** Defines a call that reads. */
export function get(base: WireBase, path: string, answer: (context: CallContext) => Promise<WireAnswer>): Route {
  return { method: 'GET', base, path, body: 'none', writes: false, refusal: async () => null, answer }
}

export interface WriteContext<Name extends WriteName> extends CallContext {
  approvals: readonly ApprovalHead[]
  /** The clean value of the body. */
  sent: Bodies[(typeof writes)[Name]['body']]
}

interface WriteExtras extends Partial<Pick<Route, 'matches' | 'writes'>> {
  /** Returns a refusal when the write was made from an older version than the present one. */
  ifStale?(context: CallContext, order: OrderRecord | null): WireAnswer | null
}

/** Defines a call of the table of writes. `answer` is called with the clean body if the table allows the call. */
export function write<Name extends WriteName>(
  name: Name,
  answer: (context: WriteContext<Name>, order: OrderRecord | null) => Promise<WireAnswer>,
  { ifStale, ...extras }: WriteExtras = {},
): Route {
  const { call, body, ...rule } = writes[name]
  const [method, base, path = ''] = call.split(' ') as [WireCall['method'], WireBase, string]
  return {
    method,
    base,
    path,
    body,
    writes: true,
    ...extras,
    refusal: async caller => refusalOf(rule, caller.params, await factsOf(caller)),
    async answer(context, read) {
      const facts = await factsOf(context)
      const { approvals, order } = facts
      const refusal = refusalOf(rule, context.params, facts)
      if (refusal !== null) return refused(refusal)
      const stale = ifStale?.(context, order)
      if (stale) return stale
      if (!read.ok) return refused(read)
      // The table of writes names the reader of the body, so the type of the value is known.
      const sent = read.value as WriteContext<Name>['sent']
      return answer({ ...context, approvals, sent }, order)
    },
  }
}

async function factsOf({ repository, org, params, account, partner }: Caller): Promise<Facts> {
  const approvals = await repository.approvalHeads(org)
  const order = params.no === undefined ? null : await repository.order(org, params.no)
  return { account, partner, approvals, order }
}

/** Defines a write about the work order in its path. */
export function orderWrite<Name extends WriteName>(
  name: Name,
  answer: (context: WriteContext<Name>, order: OrderRecord) => Promise<WireAnswer>,
  extras: WriteExtras = {},
): Route {
  const answerOrder: Parameters<typeof write<Name>>[1] = async (context, order) =>
    order === null ? refused(notFound('Work order')) : answer(context, order)
  return write(name, answerOrder, extras)
}

export function ok(body: unknown, headers: Record<string, string> = {}): WireAnswer {
  return { status: 200, body, headers }
}

/** Returns an answer of JSON text, which is sent unchanged. */
export function okText(body: string, headers: Record<string, string> = {}): WireAnswer {
  return { status: 200, body, headers: { 'content-type': 'application/json; charset=utf-8', ...headers } }
}

export const created = (body: unknown): WireAnswer => ({ status: 201, body, headers: {} })
export const accepted: WireAnswer = { status: 202, body: undefined, headers: {} }
export const nothing: WireAnswer = { status: 204, body: undefined, headers: {} }

export function refused({ status, errors }: Refusal): WireAnswer {
  return { status, body: { errors }, headers: {} }
}

export function failed(status: number, code: string, message: string): WireAnswer {
  return { status, body: { errors: [{ code, message }] }, headers: {} }
}

/** Ends a write: stores its changes and sends their events, or returns why it was refused. */
export async function endWrite<State, Result>(
  { repository, announce }: CallContext,
  outcome: Outcome<State, Result>,
  changes: (state: State) => Change[],
  answer: (result: Result, state: State) => WireAnswer,
): Promise<WireAnswer> {
  if (!outcome.ok) return refused(outcome)
  for (const change of changes(outcome.state)) await repository.save(change)
  announce(outcome.events)
  return answer(outcome.result, outcome.state)
}

/** Returns a whole number of the query, clamped to its limits. */
export function wholeOf(query: URLSearchParams, name: string, otherwise: number, max: number): number {
  const value = Number.parseInt(query.get(name) ?? '', 10)
  return Number.isNaN(value) ? otherwise : Math.min(max, Math.max(0, value))
}

/** Returns a text of the query, trimmed and in lower case, as both stores compare it. */
export function searchOf(query: URLSearchParams, name: string): string {
  return (query.get(name) ?? '').trim().toLowerCase()
}
