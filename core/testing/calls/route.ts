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
  /** Reads in a unit of its own, after this one has ended: for an answer that is sent piece by piece. */
  later: Unit['run']
  now: number
  /** Told to the partner's sockets once the transaction was committed. */
  tell(events: readonly PortalEvent[]): void
}

export interface Route {
  method: WireCall['method']
  base: WireBase
  /** With `:name` for a part that varies. */
  path: string
  /** Decides between two routes of one path. */
  matches?(call: WireCall): boolean
  /** Reads the body before anything is locked. */
  body: keyof Bodies
  /** Whether it changes something: the partner's row is held for it, and its answer kept for a key. */
  writes: boolean
  /** Returns why the call is refused for any body; null when the body counts. */
  refusal(context: Caller): Promise<Refusal | null>
  answer(context: CallContext, read: Reading<unknown>): Promise<WireAnswer>
}

/** A call that reads. */
export function get(base: WireBase, path: string, answer: (context: CallContext) => Promise<WireAnswer>): Route {
  return { method: 'GET', base, path, body: 'none', writes: false, refusal: async () => null, answer }
}

export interface WriteContext<Name extends WriteName> extends CallContext {
  approvals: readonly ApprovalHead[]
  /** The clean value of the body. */
  sent: Bodies[(typeof writes)[Name]['body']]
}

interface WriteExtras extends Partial<Pick<Route, 'matches' | 'writes'>> {
  /** Returns a refusal when the write was made from another version than the present one. */
  ifStale?(context: CallContext, order: OrderRecord | null): WireAnswer | null
}

/** Defines a call of the table of writes: it runs if the table allows it, with the value of its body. */
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
      // The body that is read is the one that the table names.
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

/** One that is about a work order of its path. */
export function orderWrite<Name extends WriteName>(
  name: Name,
  answer: (context: WriteContext<Name>, order: OrderRecord) => Promise<WireAnswer>,
  extras: WriteExtras = {},
): Route {
  const answered: Parameters<typeof write<Name>>[1] = async (context, order) =>
    order === null ? refused(notFound('Work order')) : answer(context, order)
  return write(name, answered, extras)
}

export function ok(body: unknown, headers: Record<string, string> = {}): WireAnswer {
  return { status: 200, body, headers }
}

/** Returns an answer of JSON text, which is sent as it is. */
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

/** Ends a write: stores the changes and sends their events, or returns why it was refused. */
export async function settle<State, Result>(
  { repository, tell }: CallContext,
  outcome: Outcome<State, Result>,
  changes: (state: State) => Change[],
  answer: (result: Result, state: State) => WireAnswer,
): Promise<WireAnswer> {
  if (!outcome.ok) return refused(outcome)
  for (const change of changes(outcome.state)) await repository.save(change)
  tell(outcome.events)
  return answer(outcome.result, outcome.state)
}

/** A whole number of the query, held between its limits. */
export function wholeOf(query: URLSearchParams, name: string, otherwise: number, max: number): number {
  const value = Number.parseInt(query.get(name) ?? '', 10)
  return Number.isNaN(value) ? otherwise : Math.min(max, Math.max(0, value))
}

/** Plain text of the query, as both back ends look for it. */
export function searchOf(query: URLSearchParams, name: string): string {
  return (query.get(name) ?? '').trim().toLowerCase()
}
