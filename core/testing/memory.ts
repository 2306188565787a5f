import { earliest } from './plan'
import {
  type ApplianceRecord,
  type ApprovalRecord,
  type DayRecord,
  type OrderRecord,
  type PartnerRecord,
  type ReplyRecord,
  type StepFailure,
  searchText,
  theatreText,
  type World,
} from './records'
import type { AssignedQuery, Change, OrderQuery, Repository, Unit } from './repository'

interface Shelves {
  partner: Map<string, PartnerRecord>
  order: Map<string, OrderRecord>
  appliance: Map<string, ApplianceRecord>
  approval: Map<string, ApprovalRecord>
  day: Map<string, DayRecord>
  reply: Map<string, ReplyRecord>
  'step-failure': Map<string, StepFailure>
}

function keyOf(change: Change): string {
  switch (change.of) {
    case 'partner':
    case 'step-failure':
      return change.after.org
    case 'order':
      return `${change.after.org} ${change.after.workOrderNo}`
    case 'appliance':
      return change.after.applianceId
    case 'approval':
      return change.after.approval.id
    case 'day':
      return `${change.after.org} ${change.after.date}`
    case 'reply':
      return `${change.after.userId} ${change.after.key}`
  }
}

/** A store in memory: one unit at a time, and a unit that rejects leaves nothing behind. Records are shared, never copied. */
export function memoryUnit(world: World): Unit {
  const shelves: Shelves = {
    partner: new Map(world.partners.map(record => [record.org, record])),
    order: new Map(world.orders.map(record => [`${record.org} ${record.workOrderNo}`, record])),
    appliance: new Map(world.appliances.map(record => [record.applianceId, record])),
    approval: new Map(world.approvals.map(record => [record.approval.id, record])),
    day: new Map(world.days.map(record => [`${record.org} ${record.date}`, record])),
    reply: new Map(),
    'step-failure': new Map(),
  }
  const theatres = world.theatres.toSorted((a, b) => compare(a.name, b.name) || compare(a.id, b.id))
  const movies = new Map(world.movies.map(movie => [movie.compositionId, movie]))
  let last: Promise<unknown> = Promise.resolve()

  function repositoryOf(undo: (() => void)[]): Repository {
    function put(change: Change): void {
      const shelf: Map<string, Change['after']> = shelves[change.of]
      const key = keyOf(change)
      const before = shelf.get(key)
      undo.push(() => (before === undefined ? shelf.delete(key) : shelf.set(key, before)))
      shelf.set(key, change.after)
    }
    const of = <Item extends { org: string }>(shelf: Map<string, Item>, org: string) =>
      [...shelf.values()].filter(item => item.org === org)
    return {
      account: async userId => world.accounts.find(account => account.userId === userId) ?? null,
      partner: async org => shelves.partner.get(org) ?? null,
      order: async (org, workOrderNo) => shelves.order.get(`${org} ${workOrderNo}`) ?? null,
      async orders(org, query) {
        const heads = of(shelves.order, org)
          .filter(head => isAsked(head, query))
          .toSorted(newestFirst)
        return { heads: heads.slice(query.offset, query.offset + query.limit), total: heads.length }
      },
      assigned: async (org, query) =>
        of(shelves.order, org)
          .filter(head => isAssigned(head, query))
          .toSorted(newestFirst)
          .slice(0, query.limit),
      appliances: async org => of(shelves.appliance, org).toSorted((a, b) => compare(a.applianceId, b.applianceId)),
      approvals: async org =>
        of(shelves.approval, org).toSorted((a, b) => compare(a.approval.submittedOn, b.approval.submittedOn)),
      days: async (org, from, to) =>
        of(shelves.day, org)
          .filter(({ date }) => from <= date && date <= to)
          .toSorted((a, b) => compare(a.date, b.date)),
      async theatres({ q, ids, offset, limit }) {
        const wanted = ids && new Set(ids)
        const found = theatres.filter(theatre => (wanted ? wanted.has(theatre.id) : theatreText(theatre).includes(q)))
        return { theatres: found.slice(offset, offset + limit), total: found.length }
      },
      async movies(org, ids) {
        const own = new Set(of(shelves.order, org).flatMap(({ compositions }) => compositions.map(({ id }) => id)))
        return ids.flatMap(id => (own.has(id) ? (movies.get(id) ?? []) : []))
      },
      reply: async (userId, key) => shelves.reply.get(`${userId} ${key}`) ?? null,
      stepFailure: async org => shelves['step-failure'].get(org) ?? null,
      async clearStepFailure(org) {
        const before = shelves['step-failure'].get(org)
        if (before === undefined) return
        undo.push(() => shelves['step-failure'].set(org, before))
        shelves['step-failure'].delete(org)
      },
      save: async change => put(change),
    }
  }

  return {
    async due(now) {
      await last
      const { partner, approval, order, appliance, 'step-failure': failures } = shelves
      const waiting = [partner, approval, order, appliance].flatMap(shelf =>
        [...shelf.values()].map(({ org, nextAt }) => ({ org, at: nextAt })),
      )
      const ready = new Set(waiting.flatMap(({ org, at }) => (at !== null && at <= now ? [org] : [])))
      const heldUntil = (org: string) => failures.get(org)?.nextTryAt ?? now
      const later = [...waiting.map(({ at }) => at), ...[...ready].map(heldUntil)]
      return {
        orgs: [...ready].filter(org => heldUntil(org) <= now).toSorted(),
        nextAt: earliest(later.map(at => (at !== null && at > now ? at : null))),
      }
    },
    run(work) {
      const undo: (() => void)[] = []
      const result = last.then(() => work(repositoryOf(undo)))
      last = result.catch(() => {
        for (const step of undo.toReversed()) step()
      })
      return result
    },
  }
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

type Place = Pick<OrderRecord, 'assignedOn' | 'workOrderNo'>

function newestFirst(a: Place, b: Place): number {
  return compare(b.assignedOn, a.assignedOn) || compare(b.workOrderNo, a.workOrderNo)
}

function isAssigned(head: OrderRecord, { from, until, after }: AssignedQuery): boolean {
  return from <= head.assignedOn && head.assignedOn < until && (after === null || newestFirst(after, head) < 0)
}

function isAsked(head: OrderRecord, { archived, dueBy, search = '' }: OrderQuery): boolean {
  if (archived !== undefined && head.archived !== archived) return false
  if (dueBy !== undefined && (head.nextAt === null || head.nextAt > dueBy)) return false
  return search === '' || searchText(head).includes(search)
}
