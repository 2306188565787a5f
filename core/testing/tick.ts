import { dayAt } from '../base/zoned'
import type { PortalEvent } from '../wire/events'
import { hour, minute } from './durations'
import type { Outcome } from './outcome'
import type { OrderRecord, PartnerRecord, StepFailure } from './records'
import type { Repository } from './repository'
import { review } from './review'
import { endedOrders, tickAppliance } from './transitions/appliances'
import { assign } from './transitions/assignments'
import { tickOrder } from './transitions/downloads'

/** The pause of a partner after its step failed. Each further failure in a row doubles it. */
const firstPause = minute
const maxPause = hour
/** The maximum length of a stored reason, in characters. */
const maxReason = 500

const firstThousand = { offset: 0, limit: 1000 }

/**
 * Runs all due steps of one partner in one unit, and returns their events. A partner with a locked row is skipped until
 * the next tick, because a wait would delay the other partners too.
 */
export async function tickPartner(repository: Repository, org: string, now: number): Promise<PortalEvent[]> {
  const partner = await repository.partner(org, 'idle')
  if (partner === null) return []
  const events: PortalEvent[] = []
  for (const waiting of await repository.approvalHeads(org))
    if (isDue(waiting.nextAt, now)) {
      const outcome = await review(repository, waiting, { status: 'APPROVED', comments: null })
      if (outcome.ok) events.push(...outcome.events)
    }
  const { heads } = await repository.orders(org, { ...firstThousand, dueBy: now })
  for (const { workOrderNo } of heads) {
    const before = await repository.order(org, workOrderNo)
    if (before === null) continue
    const { state, events: orderEvents } = stateOf(tickOrder(before, { now }))
    await repository.save({ of: 'order', before, after: state })
    events.push(...orderEvents)
  }
  events.push(...(await tickAppliances(repository, org, now)))
  const current = await repository.partner(org, 'write')
  if (current !== null && isDue(current.nextAt, now)) events.push(...(await assignNext(repository, current, now)))
  await repository.clearStepFailure(org)
  return events
}

/**
 * Returns the failure of a step that threw. Only the innermost cause is stored, because wrapping errors can repeat a
 * statement with its data.
 */
export function failureOf(org: string, before: StepFailure | null, thrown: unknown, now: number): StepFailure {
  let cause = thrown
  while (cause instanceof Error && cause.cause !== undefined) cause = cause.cause
  const attempts = (before?.attempts ?? 0) + 1
  const pause = Math.min(maxPause, firstPause * 2 ** (attempts - 1))
  // Databases do not accept zero bytes.
  const reason = String(cause).replaceAll('\0', '').slice(0, maxReason)
  return { org, reason, since: before?.since ?? now, attempts, nextTryAt: now + pause }
}

function isDue(nextAt: number | null, now: number): boolean {
  return nextAt !== null && nextAt <= now
}

function stateOf<State>(outcome: Outcome<State>): { state: State; events: PortalEvent[] } {
  if (!outcome.ok) throw new Error(`The world refused itself: ${outcome.errors[0]?.code ?? ''}`)
  return outcome
}

async function tickAppliances(repository: Repository, org: string, now: number): Promise<PortalEvent[]> {
  const due = (await repository.records('appliance', org)).filter(({ nextAt }) => isDue(nextAt, now))
  const orders = new Map<string, OrderRecord>()
  for (const workOrderNo of endedOrders(due, now)) {
    const order = await repository.order(org, workOrderNo)
    if (order !== null) orders.set(workOrderNo, order)
  }
  const events: PortalEvent[] = []
  for (const before of due) {
    const { state, events: applianceEvents } = stateOf(tickAppliance(before, orders, { now }))
    await repository.save({ of: 'appliance', before, after: state.appliance })
    for (const after of state.orders) {
      await repository.save({ of: 'order', before: orders.get(after.workOrderNo) ?? null, after })
      orders.set(after.workOrderNo, after)
    }
    events.push(...applianceEvents)
  }
  return events
}

async function assignNext(repository: Repository, partner: PartnerRecord, now: number): Promise<PortalEvent[]> {
  const { org } = partner
  const date = dayAt(now, partner.timezone)
  const [today] = await repository.records('day', org, { from: date, to: date })
  const { heads } = await repository.orders(org, { offset: 0, limit: 1 })
  const newest = Number(heads[0]?.workOrderNo.replace(/\D/g, '') ?? 0)
  const { theatres } = await repository.theatres({ q: '', offset: 0, limit: 1000 })
  const { state, events } = stateOf(assign(partner, today, newest, theatres, { now }))
  await repository.save({ of: 'partner', before: partner, after: state.partner })
  if (state.order !== null) await repository.save({ of: 'order', before: null, after: state.order })
  return events
}
