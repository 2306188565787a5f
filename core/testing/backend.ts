import type { PortalEvent } from '../wire/events'
import type { Approval } from '../wire/people'
import type { Bodies } from './bodies/bodies'
import type { Reading } from './bodies/read'
import { notAdmitted } from './calls/access'
import { refused } from './calls/route'
import { routeOf } from './calls/routes'
import { notFound, type Outcome, type Refusal, refuse } from './outcome'
import type { Account, PartnerRecord, StepFailure } from './records'
import { keyOf, refusalOfKey, runOnce } from './replies'
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
  /**
   * Is called after the transaction was committed, once for each event. The event goes to every socket of the partner.
   */
  publish(org: string, event: PortalEvent): void
  /** Is called with the thrown error when the step of a partner is set aside, but not again when a later try fails. */
  setAside(failure: StepFailure, cause: unknown): void
}

export interface Backend {
  /** Answers any call of the wire. Rejects only when the store fails, never for an invalid call. */
  handle(call: WireCall): Promise<WireAnswer>
  /**
   * Returns why a call is refused whatever its body contains, so that a long body need not be read; null when the body
   * decides.
   */
  refusal(call: WireCall): Promise<Refusal | null>
  /**
   * Runs all due steps, each partner in a separate transaction, and returns the time of the next one in epoch
   * milliseconds; null without one. If a step throws, its partner is set aside and tried again later, and the other
   * partners continue. Several processes can call it at the same time.
   */
  tick(): Promise<number | null>
  /** Runs at once the step of a partner that was set aside, before its next try is due. */
  retry(org: string): Promise<void>
  /** Applies a reviewer's decision to a pending approval, and notifies the partner's sockets. */
  review(org: string, id: string, decision: Decision): Promise<Outcome<unknown, Approval>>
}

/** Creates the simulated server over a store. The page, the tests and the reference server all use this code. */
export function createBackend({ unit, clock, publish, setAside }: BackendOptions): Backend {
  async function handle(call: WireCall): Promise<WireAnswer> {
    const found = routeOf(call)
    if (found === null) return refused(unknownAddress)
    const { route, params } = found
    // The body is checked before any row is locked, because the check of a large body would keep the row locked.
    const read = await readBody(route.body, call)
    const key = route.writes ? await keyOf(call, read.ok ? read.value : null) : null
    if (key !== null && 'status' in key) return key
    const events: PortalEvent[] = []
    let org: string | null = null
    const answer = await unit.run(async repository => {
      const caller = await callerOf(repository, call.userId, route.writes ? 'write' : 'read')
      if ('ok' in caller) return refused(caller)
      org = caller.partner.org
      const announce = (more: readonly PortalEvent[]) => void events.push(...more)
      const now = clock.now()
      const context = { call, params, ...caller, org, repository, runUnit: unit.run, now, announce }
      const answered = () => route.answer(context, read)
      return key === null ? answered() : runOnce(call.userId, key, repository, now, answered)
    })
    if (org !== null) for (const event of events) publish(org, event)
    return answer
  }

  async function refusal(call: WireCall): Promise<Refusal | null> {
    const found = routeOf(call)
    if (found === null) return unknownAddress
    const badKey = call.idempotencyKey === null ? null : refusalOfKey(call.idempotencyKey)
    if (badKey !== null && found.route.writes) return badKey
    return unit.run(async repository => {
      const caller = await callerOf(repository, call.userId, 'read')
      if ('ok' in caller) return caller
      const { idempotencyKey: key, userId } = call
      // A repeated write gets its stored answer, whatever state the partner is in now.
      if (key !== null && (await repository.reply(userId, key)) !== null) return null
      return found.route.refusal({ params: found.params, ...caller, org: caller.partner.org, repository })
    })
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
    refusal,
    tick,
    retry: step,
    async review(org, id, decision) {
      const outcome = await unit.run(repository => review(repository, { org, id }, decision))
      if (outcome.ok) for (const event of outcome.events) publish(org, event)
      return outcome
    },
  }
}

const unknownAddress = refuse(404, 'not_found', 'Address not found')

/** Returns the caller and the partner, or why the call is refused. */
async function callerOf(
  repository: Repository,
  userId: string,
  mode: 'read' | 'write',
): Promise<{ account: Account; partner: PartnerRecord } | Refusal> {
  const account = await repository.account(userId)
  if (account === null) return refuse(401, 'unauthorized', 'Sign in to continue')
  const refusal = notAdmitted(account)
  if (refusal !== null) return refusal
  const partner = account.org === null ? null : await repository.partner(account.org, mode)
  return partner === null ? notFound('User') : { account, partner }
}

/**
 * Returns the clean value of a body. The schemas load with the first body, because they are as large as the rest of the
 * server in the page.
 */
async function readBody(name: keyof Bodies, { body }: WireCall): Promise<Reading<unknown>> {
  if (name === 'none') return { ok: true, value: null }
  const { readAs } = await import('./bodies/bodies')
  return readAs(name, body)
}
