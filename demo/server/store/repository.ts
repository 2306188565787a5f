import { and, asc, desc, eq, getTableColumns, gte, inArray, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { toJson } from '../../../core/base/json'
import type { KindName, Kinds } from '../../../core/testing/kinds'
import type { Account, ApprovalRecord } from '../../../core/testing/records'
import {
  type IdRange,
  maxApprovals,
  type OrderQuery,
  type Repository,
  type Unit,
} from '../../../core/testing/repository'
import { findDue } from './due'
import type { Database } from './open'
import { save } from './save'
import {
  accounts,
  approvals,
  movies,
  orders,
  partners,
  records,
  replies,
  shipments,
  stepFailures,
  theatres,
} from './schema'

/**
 * Returns units that each run in one transaction, at read committed: after the partner's lock, every statement sees the
 * committed data.
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

    async order(org, workOrderNo) {
      const ofOrder = (table: typeof orders | typeof shipments) =>
        and(eq(table.org, org), eq(table.workOrderNo, storable(workOrderNo)))
      const [head] = await tx.select().from(orders).where(ofOrder(orders))
      if (!head) return null
      const rows = await tx
        .select({ body: shipments.body })
        .from(shipments)
        .where(ofOrder(shipments))
        .orderBy(asc(shipments.ordinal))
      return { ...head.body, shipments: rows.map(row => row.body) }
    },

    async orders(org, query) {
      const where = and(eq(orders.org, org), ...orderConditions(query))
      const rows = await tx
        .select({ body: orders.body })
        .from(orders)
        .where(where)
        .orderBy(desc(orders.assignedOn), desc(orders.workOrderNo))
        .offset(query.offset)
        .limit(rowLimit(query.limit))
      return { heads: rows.map(row => row.body), total: await tx.$count(orders, where) }
    },

    async assigned(org, { from, until, after, limit }) {
      const within = and(eq(orders.org, org), gte(orders.assignedOn, from), lt(orders.assignedOn, until))
      const rest =
        after && sql`(${orders.assignedOn}, ${orders.workOrderNo}) < (${after.assignedOn}, ${after.workOrderNo})`
      const rows = await tx
        .select({ body: orders.body })
        .from(orders)
        .where(and(within, rest ?? undefined))
        .orderBy(desc(orders.assignedOn), desc(orders.workOrderNo))
        .limit(rowLimit(limit))
      return rows.map(row => row.body)
    },

    async records<Name extends KindName>(kind: Name, org: string, ids?: IdRange) {
      const own = and(eq(records.org, org), eq(records.kind, kind))
      const within = ids && and(gte(records.id, storable(ids.from)), lte(records.id, storable(ids.to)))
      const rows = await tx
        .select({ body: records.body })
        .from(records)
        .where(and(own, within))
        .orderBy(asc(records.id))
      return rows.map(row => row.body as Kinds[Name])
    },

    async approvals(org) {
      const rows = await tx
        .select({ body: approvals.body })
        .from(approvals)
        .where(newestApprovals(tx, org))
        .orderBy(asc(approvals.submittedOn), asc(approvals.id))
      return rows.map(row => row.body)
    },

    async approvalsText(org) {
      // JSON operators fail at a zero byte, which older servers stored. Such a body is parsed here.
      const hasZeroByte = sql`strpos(${approvals.body}::text, '\\u0000') > 0`
      const rows = await tx
        .select({
          text: sql<string | null>`case when ${hasZeroByte} then null else ${approvals.body} ->> 'approval' end`,
          body: sql<string | null>`case when ${hasZeroByte} then ${approvals.body}::text end`,
        })
        .from(approvals)
        .where(newestApprovals(tx, org))
        .orderBy(asc(approvals.submittedOn), asc(approvals.id))
      const parsed = (body: string | null) => toJson((JSON.parse(body ?? '{}') as Partial<ApprovalRecord>).approval)
      return `[${rows.map(({ text, body }) => text ?? parsed(body)).join(',')}]`
    },

    async approvalHeads(org) {
      const { body: _body, ...head } = getTableColumns(approvals)
      return tx
        .select(head)
        .from(approvals)
        .where(newestApprovals(tx, org))
        .orderBy(asc(approvals.submittedOn), asc(approvals.id))
    },

    async approval(org, id) {
      const [row] = await tx
        .select()
        .from(approvals)
        .where(and(eq(approvals.org, storable(org)), eq(approvals.id, storable(id))))
      return row?.body ?? null
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
      const own = sql`(select composition ->> 'id' from ${orders}, ${compositions} where ${orders.org} = ${org})`
      const asked = anyOf(movies.compositionId, compositionIds)
      const rows = await tx
        .select()
        .from(movies)
        .where(and(asked, inArray(movies.compositionId, own)))
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

function newestApprovals(tx: Database, org: string): SQL | undefined {
  const own = eq(approvals.org, org)
  const newest = tx
    .select({ id: approvals.id })
    .from(approvals)
    .where(own)
    .orderBy(desc(approvals.submittedOn), desc(approvals.id))
    .limit(maxApprovals)
  return and(own, or(inArray(approvals.id, newest), eq(approvals.type, 'registration')))
}

/** Returns the account of a person whom only the issuer knows. */
function strangerAccount(userId: string): Account {
  const nobody = { name: '', email: '', roleNames: [], companyId: '', companyName: '', org: null }
  return { userId, ...nobody, access: 'not-found' }
}

function orderConditions({ archived, dueBy, search }: OrderQuery): (SQL | undefined)[] {
  return [
    archived === undefined ? undefined : eq(orders.archived, archived),
    dueBy === undefined ? undefined : lte(orders.nextAt, dueBy),
    search === undefined ? undefined : contains(orders.search, search),
  ]
}

/** Returns a condition that finds a plain substring, so `%` and `_` match literally. */
function contains(column: AnyPgColumn, text: string): SQL | undefined {
  return text === '' ? undefined : sql`position(${storable(text)} in ${column}) > 0`
}

/** Returns one row for each value. All values share one parameter, because the wire protocol allows only 65,535. */
export function eachOf(values: readonly string[]): SQL {
  return sql`json_array_elements_text(${JSON.stringify(values.map(storable))}::json)`
}

export function anyOf(column: AnyPgColumn, values: readonly string[]): SQL {
  return values.length === 0 ? sql`false` : inArray(column, sql`(select ${eachOf(values)})`)
}

/** Replaces zero bytes: no stored text has one, and the database rejects them in parameters. */
export function storable(text: string): string {
  return text.replaceAll('\0', '\uFFFD')
}

/** Returns a finite limit. An unlimited query passes infinity, which the database does not accept. */
function rowLimit(limit: number): number {
  return Math.min(limit, 1_000_000)
}
