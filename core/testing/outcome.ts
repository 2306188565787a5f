import type { ErrorBody } from '../wire/base'
import type { PortalEvent } from '../wire/events'

/** The result of a transition: the new state with its events and its answer, or a refusal. */
export type Outcome<State, Result = null> = Done<State, Result> | Refusal

export interface Done<State, Result = null> {
  ok: true
  state: State
  events: PortalEvent[]
  result: Result
}

export interface Refusal {
  ok: false
  status: number
  errors: ErrorBody['errors']
}

/** The time at which a transition happens, in epoch milliseconds. */
export interface At {
  now: number
}

export function done<State, Result>(state: State, result: Result, events: PortalEvent[] = []): Done<State, Result> {
  return { ok: true, state, events, result }
}

export function refuse(
  status: number,
  code: string,
  message: string,
  details?: Record<string, string | number>,
): Refusal {
  return { ok: false, status, errors: [details === undefined ? { code, message } : { code, message, details }] }
}

export const notFound = (what: string): Refusal => refuse(404, 'not_found', `${what} not found`)
export const forbidden = (message: string): Refusal => refuse(403, 'forbidden', message)
