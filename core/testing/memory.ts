import { toJson } from '../base/json'
import { type KindName, type Kinds, kindNames, placeOf } from './kinds'
import { earliest } from './plan'
import { approvalHead, type OrderRecord, searchText, theatreText } from './records'
import {
  type AssignedQuery,
  type Change,
  maxApprovals,
  type OrderQuery,
  type Repository,
  type Unit,
} from './repository'
import type { World } from './world'

type ShelvesOfKinds = { [Name in KindName]: Map<string, Kinds[Name]> }

type Shelves = ShelvesOfKinds & {
  [Of in Exclude<Change['of'], KindName>]: Map<string, Extract<Change, { of: Of }>['after']>
}

function keyOf(change: Change): string {
  switch (change.of) {
    case 'partner':
    case 'step-failure':
      return change.after.org
    case 'order':
      return `${change.after.org} ${change.after.workOrderNo}`
    case 'approval':
      return change.after.approval.id
    case 'reply':
      return `${change.after.userId} ${change.after.key}`
    default:
      return keyOfKind(change.of, change.after)
  }
}

function keyOfKind<Name extends KindName>(kind: Name, record: Kinds[Name]): string {
  const { org, id } = placeOf(kind, record)
  return `${org} ${id}`
}

function waitingOf<Name extends KindName>(kind: Name, shelf: ShelvesOfKinds[Name]) {
  return [...shelf.values()].map(record => ({ org: record.org, at: placeOf(kind, record).nextAt }))
}

function shelvesOfKinds({ records }: World): ShelvesOfKinds {
  const shelf = <Name extends KindName>(kind: Name) =>
    new Map(records[kind].map(record => [keyOfKind(kind, record), record] as const))
  return Object.fromEntries(kindNames.map(kind => [kind, shelf(kind)])) as ShelvesOfKinds
}

/**
 * Returns a store in memory. Units run one at a time, and a unit that rejects changes nothing. Records are shared, not
 * copied.
 */
export function memoryUnit(world: World): Unit {
  const ofKinds = shelvesOfKinds(world)
  const shelves: Shelves = {
    partner: new Map(world.partners.map(record => [record.org, record])),
    order: new Map(world.orders.map(record => [`${record.org} ${record.workOrderNo}`, record])),
    approval: new Map(world.approvals.map(record => [record.approval.id, record])),
    reply: new Map(),
    'step-failure': new Map(),
    ...ofKinds,
  }
  const theatres = world.theatres.toSorted((a, b) => compare(a.name, b.name) || compare(a.id, b.id))
  const movies = new Map(world.movies.map(movie => [movie.compositionId, movie]))
  let last: Promise<unknown> = Promise.resolve()

  function repositoryOf(undo: (() => void)[]): Repository {
    function store(change: Change): void {
      const shelf: Map<string, Change['after']> = shelves[change.of]
      const key = keyOf(change)
      const before = shelf.get(key)
      undo.push(() => (before === undefined ? shelf.delete(key) : shelf.set(key, before)))
      shelf.set(key, change.after)
    }
    const ownedBy = <Item extends { org: string }>(org: string, shelf: Map<string, Item>) =>
      [...shelf.values()].filter(item => item.org === org)
    const newestApprovals = (org: string) =>
      ownedBy(org, shelves.approval)
        .toSorted((a, b) => compare(a.approval.submittedOn, b.approval.submittedOn))
        .filter(({ approval }, index, all) => approval.type === 'registration' || index >= all.length - maxApprovals)
    return {
      account: async userId => world.accounts.find(account => account.userId === userId) ?? null,
      partner: async org => shelves.partner.get(org) ?? null,
      order: async (org, workOrderNo) => shelves.order.get(`${org} ${workOrderNo}`) ?? null,
      async orders(org, query) {
        const heads = ownedBy(org, shelves.order)
          .filter(head => matchesQuery(head, query))
          .toSorted(newestFirst)
        return { heads: heads.slice(query.offset, query.offset + query.limit), total: heads.length }
      },
      assigned: async (org, query) =>
        ownedBy(org, shelves.order)
          .filter(head => isAssigned(head, query))
          .toSorted(newestFirst)
          .slice(0, query.limit),
      async records(kind, org, ids) {
        const idOf = (record: Kinds[typeof kind]) => placeOf(kind, record).id
        return ownedBy(org, ofKinds[kind])
          .filter(record => !ids || (ids.from <= idOf(record) && idOf(record) <= ids.to))
          .toSorted((a, b) => compare(idOf(a), idOf(b)))
      },
      approvals: async org => newestApprovals(org),
      approvalsText: async org => toJson(newestApprovals(org).map(({ approval }) => approval)),
      approvalHeads: async org => newestApprovals(org).map(approvalHead),
      approval: async (org, id) => ownedBy(org, shelves.approval).find(({ approval }) => approval.id === id) ?? null,
      async theatres({ q, ids, offset, limit }) {
        const wanted = ids && new Set(ids)
        const found = theatres.filter(theatre => (wanted ? wanted.has(theatre.id) : theatreText(theatre).includes(q)))
        return { theatres: found.slice(offset, offset + limit), total: found.length }
      },
      async movies(org, ids) {
        const ownIds = new Set(
          ownedBy(org, shelves.order).flatMap(({ compositions }) => compositions.map(({ id }) => id)),
        )
        return ids.flatMap(id => (ownIds.has(id) ? (movies.get(id) ?? []) : []))
      },
      reply: async (userId, key) => shelves.reply.get(`${userId} ${key}`) ?? null,
      stepFailure: async org => shelves['step-failure'].get(org) ?? null,
      async clearStepFailure(org) {
        const before = shelves['step-failure'].get(org)
        if (before === undefined) return
        undo.push(() => shelves['step-failure'].set(org, before))
        shelves['step-failure'].delete(org)
      },
      save: async change => store(change),
    }
  }

  return {
    async due(now) {
      await last
      const { partner, approval, order, 'step-failure': failures } = shelves
      const waiting = [
        ...[partner, approval, order].flatMap(shelf =>
          [...shelf.values()].map(({ org, nextAt }) => ({ org, at: nextAt })),
        ),
        ...kindNames.flatMap(kind => waitingOf(kind, ofKinds[kind])),
      ]
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

function matchesQuery(head: OrderRecord, { archived, dueBy, search = '' }: OrderQuery): boolean {
  if (archived !== undefined && head.archived !== archived) return false
  if (dueBy !== undefined && (head.nextAt === null || head.nextAt > dueBy)) return false
  return search === '' || searchText(head).includes(search)
}
