import { toJson } from '../base/json'
import type { PortalEvent } from '../wire/events'
import type { Approval } from '../wire/people'
import { failed } from './calls/route'
import { routeOf } from './calls/routes'
import type { Outcome } from './outcome'
import type { StepFailure } from './records'
import type { Repository, Unit } from './repository'
import { type Decision, review } from './review'
import { failureOf, tickPartner } from './tick'
import type { WireAnswer, WireCall } from './wire-call'

export interface Clock {
  /** Epoch milliseconds. */
  now(): number
}

export interface BackendOptions {
  unit: Unit
  clock: Clock
  /** Called after the transaction was committed, once an event, for every socket of the partner. */
  publish(org: string, event: PortalEvent): void
  /** Called once when a partner's step was set aside, with what was thrown; not for the tries that follow. */
  setAside(failure: StepFailure, cause: unknown): void
}

export interface Backend {
  /** Answers every call of the wire; never rejects for a bad call, only when the store fails. */
  handle(call: WireCall): Promise<WireAnswer>
  /**
   * Does what has come due, in one unit each, and answers when the next thing will be (epoch milliseconds). A partner
   * whose step throws is set aside and tried again later; the others go on. Safe to run on several processes.
   */
  tick(): Promise<number | null>
  /** Tries the step of a partner that was set aside now, whenever its next try is. */
  retry(org: string): Promise<void>
  /** A reviewer's decision on what waits for one: the partner's sockets are told. */
  review(org: string, id: string, decision: Decision): Promise<Outcome<unknown, Approval>>
}

/** Makes the back end over a store: the same one in the page, in the tests and on the server. */
export function createBackend({ unit, clock, publish, setAside }: BackendOptions): Backend {
  async function handle(call: WireCall): Promise<WireAnswer> {
    const found = routeOf(call)
    if (found === null) return failed(404, 'not_found', 'There is no such call')
    const told: PortalEvent[] = []
    let org: string | null = null
    const answer = await unit.run(async repository => {
      const account = await repository.account(call.userId)
      if (account === null) return failed(401, 'unauthorized', 'Sign in first')
      if (account.access === 'no-access') return failed(401, 'no_access', 'This account has no access')
      org = account.org
      const writes = call.method !== 'GET'
      const partner = account.org === null ? null : await repository.partner(account.org, writes ? 'write' : 'read')
      if (account.access === 'not-found' || partner === null) return failed(404, 'not_found', 'User not found')
      const context = {
        call,
        params: found.params,
        account,
        org: partner.org,
        partner,
        repository,
        later: unit.run,
        now: clock.now(),
      }
      const tell = (events: readonly PortalEvent[]) => void told.push(...events)
      return writes
        ? once(call, repository, clock.now(), () => found.route.answer({ ...context, tell }))
        : found.route.answer({ ...context, tell })
    })
    if (org !== null) for (const event of told) publish(org, event)
    return answer
  }

  async function step(org: string): Promise<void> {
    const now = clock.now()
    let events: PortalEvent[]
    try {
      events = await unit.run(repository => tickPartner(repository, org, now))
    } catch (cause) {
      const failure = await unit.run(async repository => {
        const before = await repository.stepFailure(org)
        const after = failureOf(org, before, cause, now)
        await repository.save({ of: 'step-failure', before, after })
        return after
      })
      if (failure.attempts === 1) setAside(failure, cause)
      return
    }
    for (const event of events) publish(org, event)
  }

  async function tick(): Promise<number | null> {
    const { orgs, nextAt } = await unit.due(clock.now())
    if (orgs.length === 0) return nextAt
    for (const org of orgs) await step(org)
    return (await unit.due(clock.now())).nextAt
  }

  return {
    handle,
    tick,
    retry: step,
    async review(org, id, decision) {
      const outcome = await unit.run(repository => review(repository, { org, approval: { id } }, decision))
      if (outcome.ok) for (const event of outcome.events) publish(org, event)
      return outcome
    },
  }
}

/**
 * A write with a key is done once: the same request again gets the answer that it got, and is not stale by its own first
 * time. Another one is refused, one that is made from another version too: that answer would not be about it.
 */
async function once(
  call: WireCall,
  repository: Repository,
  now: number,
  answer: () => Promise<WireAnswer>,
): Promise<WireAnswer> {
  const { userId, idempotencyKey: key, method, path, query, ifMatch, body } = call
  if (key === null) return answer()
  const request = `${method} ${path}?${query} ${ifMatch ?? ''} ${toJson(body)}`
  const before = await repository.reply(userId, key)
  if (before !== null && before.request !== request)
    return failed(422, 'idempotency_key_reused', 'This key belongs to another request')
  if (before !== null) {
    const headers = { ...before.headers, 'idempotency-replayed': 'true' }
    return { status: before.status, body: before.body ?? undefined, headers }
  }
  const fresh = await answer()
  const { status, headers } = fresh
  if (status < 400)
    await repository.save({
      of: 'reply',
      before: null,
      after: { userId, key, request, status, body: fresh.body ?? null, headers, at: now },
    })
  return fresh
}
