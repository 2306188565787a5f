import { and, asc, eq, gte, inArray, lte, sql } from 'drizzle-orm'
import type { KindName, Kinds } from '../../../core/testing/kinds'
import type { Account } from '../../../core/testing/records'
import type { IdRange, Repository, Unit } from '../../../core/testing/repository'
import { approvalsIn } from './approvals'
import { anyOf, contains, rowLimit, storable } from './conditions'
import { findDue } from './due'
import type { Database } from './open'
import { ordersIn } from './orders'
import { save } from './save'
import { accounts, movies, orders, partners, records, replies, stepFailures, theatres } from './schema'

/**
 * Returns units that each run in one transaction at the isolation level read committed: after the partner's lock, every
 * statement sees the committed data.
 */
export function databaseUnit(db: Database): Unit {
  return {
    due: now => findDue(db, now),
    run: work => db.transaction(tx => work(databaseRepository(tx))),
  }
}

function databaseRepository(tx: Database): Repository {
  return {
    async account(userId) {
      const [row] = await tx
        .select()
        .from(accounts)
        .where(eq(accounts.userId, storable(userId)))
      return row?.body ?? strangerAccount(userId)
    },

    async partner(org, mode) {
      const query = tx
        .select()
        .from(partners)
        .where(eq(partners.org, storable(org)))
      const locked = () => query.for('update', mode === 'idle' ? { skipLocked: true } : {})
      const [row] = await (mode === 'read' ? query : locked())
      return row?.body ?? null
    },

    ...ordersIn(tx),
    ...approvalsIn(tx),

    async records<Name extends KindName>(kind: Name, org: string, ids?: IdRange) {
      const ofKind = and(eq(records.org, org), eq(records.kind, kind))
      const within = ids && and(gte(records.id, storable(ids.from)), lte(records.id, storable(ids.to)))
      const rows = await tx
        .select({ body: records.body })
        .from(records)
        .where(and(ofKind, within))
        .orderBy(asc(records.id))
      return rows.map(row => row.body as Kinds[Name])
    },

    async theatres({ q, ids, offset, limit }) {
      const where = ids ? anyOf(theatres.id, ids) : contains(theatres.search, q)
      const rows = await tx
        .select({ body: theatres.body })
        .from(theatres)
        .where(where)
        .orderBy(asc(theatres.name), asc(theatres.id))
        .offset(offset)
        .limit(rowLimit(limit))
      return { theatres: rows.map(row => row.body), total: await tx.$count(theatres, where) }
    },

    async movies(org, compositionIds) {
      const compositions = sql`json_array_elements(${orders.body} -> 'compositions') as composition`
      const partnerIds = sql`(select composition ->> 'id' from ${orders}, ${compositions} where ${orders.org} = ${org})`
      const isRequested = anyOf(movies.compositionId, compositionIds)
      const rows = await tx
        .select()
        .from(movies)
        .where(and(isRequested, inArray(movies.compositionId, partnerIds)))
      const found = new Map(rows.map(({ compositionId, body }) => [compositionId, body]))
      return compositionIds.flatMap(id => found.get(id) ?? [])
    },

    async reply(userId, key) {
      const [row] = await tx
        .select()
        .from(replies)
        .where(and(eq(replies.userId, userId), eq(replies.key, storable(key))))
      return row?.body ?? null
    },

    async stepFailure(org) {
      const [row] = await tx.select().from(stepFailures).where(eq(stepFailures.org, org))
      return row ?? null
    },

    async clearStepFailure(org) {
      await tx.delete(stepFailures).where(eq(stepFailures.org, org))
    },

    save: change => save(tx, change),
  }
}

/** Returns the account of a person whom only the issuer knows. */
function strangerAccount(userId: string): Account {
  const nobody = { name: '', email: '', roleNames: [], companyId: '', companyName: '', org: null }
  return { userId, ...nobody, access: 'not-found' }
}
