import type { PortalEvent } from '../../wire/events'
import type { Outcome, Refusal } from '../outcome'
import type { Account, PartnerRecord } from '../records'
import type { Change, Repository, Unit } from '../repository'
import type { WireAnswer, WireBase, WireCall } from '../wire-call'

/** What a call has at hand: who calls, their partner, the store, and the time. */
export interface CallContext {
  call: WireCall
  /** The named parts of the path, decoded. */
  params: Record<string, string>
  account: Account
  org: string
  partner: PartnerRecord
  repository: Repository
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
  answer(context: CallContext): Promise<WireAnswer>
}

export function ok(body: unknown, headers: Record<string, string> = {}): WireAnswer {
  return { status: 200, body, headers }
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

/** Ends a write: stores what changed and tells of it, or answers why it was refused. */
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
export function wholeOf(query: URLSearchParams, name: string, otherwise: number, most: number): number {
  const value = Number.parseInt(query.get(name) ?? '', 10)
  return Number.isNaN(value) ? otherwise : Math.min(most, Math.max(0, value))
}

/** Plain text of the query, as both back ends look for it. */
export function searchOf(query: URLSearchParams, name: string): string {
  return (query.get(name) ?? '').trim().toLowerCase()
}
