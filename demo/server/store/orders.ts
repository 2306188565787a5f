import { and, asc, desc, eq, gte, lt, lte, type SQL, sql } from 'drizzle-orm'
import type { OrderQuery, Repository } from '../../../core/testing/repository'
import { contains, rowLimit, storable } from './conditions'
import type { Database } from './open'
import { orders, shipments } from './schema'

/** Returns the reads of work orders in a transaction. */
export function ordersIn(tx: Database): Pick<Repository, 'order' | 'orders' | 'assigned'> {
  return {
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
  }
}

function orderConditions({ archived, dueBy, search }: OrderQuery): (SQL | undefined)[] {
  return [
    archived === undefined ? undefined : eq(orders.archived, archived),
    dueBy === undefined ? undefined : lte(orders.nextAt, dueBy),
    search === undefined ? undefined : contains(orders.search, search),
  ]
}
