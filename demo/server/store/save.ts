import { and, desc, eq, lt, sql } from 'drizzle-orm'
import { type KindName, type Kinds, placeOf } from '../../../core/testing/kinds'
import { approvalHead, type OrderRecord, searchText } from '../../../core/testing/records'
import type { Change } from '../../../core/testing/repository'
import type { Shipment } from '../../../core/wire/shipments'
import type { Database } from './open'
import { approvals, orders, partners, records, replies, shipments, stepFailures } from './schema'

/** The maximum count of rows in a statement, far below the parameter limit of the wire protocol. */
export const batch = 400

/** Writes one changed record. Of an order, only changed shipments are written. */
export async function save(tx: Database, change: Change): Promise<void> {
  switch (change.of) {
    case 'partner': {
      const { org, nextAt } = change.after
      const set = { nextAt, body: change.after }
      await tx
        .insert(partners)
        .values({ org, ...set })
        .onConflictDoUpdate({ target: partners.org, set })
      return
    }
    case 'order':
      return saveOrder(tx, change.before, change.after)
    case 'approval': {
      const set = { ...approvalHead(change.after), body: change.after }
      await tx
        .insert(approvals)
        .values(set)
        .onConflictDoUpdate({ target: [approvals.org, approvals.id], set })
      return
    }
    case 'reply': {
      const { userId, key, at } = change.after
      await tx.insert(replies).values({ userId, key, at, body: change.after })
      return dropOldReplies(tx, userId)
    }
    case 'step-failure': {
      const { org, ...set } = change.after
      await tx
        .insert(stepFailures)
        .values({ org, ...set })
        .onConflictDoUpdate({ target: stepFailures.org, set })
      return
    }
    default:
      return saveRecord(tx, change.of, change.after)
  }
}

async function saveRecord<Name extends KindName>(tx: Database, kind: Name, record: Kinds[Name]): Promise<void> {
  const row = recordRow(kind, record)
  const { nextAt, body } = row
  await tx
    .insert(records)
    .values(row)
    .onConflictDoUpdate({ target: [records.org, records.kind, records.id], set: { nextAt, body } })
}

export function recordRow<Name extends KindName>(kind: Name, body: Kinds[Name]) {
  return { ...placeOf(kind, body), body }
}

/**
 * The maximum count of responses that are stored for an account, at up to 64 KB each. After 1,000 writes, the client
 * has received the older ones.
 */
const maxReplies = 1000

async function dropOldReplies(tx: Database, userId: string): Promise<void> {
  const ofAccount = eq(replies.userId, userId)
  const oldest = tx
    .select({ at: replies.at })
    .from(replies)
    .where(ofAccount)
    .orderBy(desc(replies.at))
    .offset(maxReplies - 1)
    .limit(1)
  await tx.delete(replies).where(and(ofAccount, lt(replies.at, oldest)))
}

async function saveOrder(tx: Database, before: OrderRecord | null, after: OrderRecord): Promise<void> {
  const { row, changed } = orderRows(before, after)
  const { org, workOrderNo, ...set } = row
  await tx
    .insert(orders)
    .values(row)
    .onConflictDoUpdate({ target: [orders.org, orders.workOrderNo], set })
  for (let from = 0; from < changed.length; from += batch) {
    const rows = changed.slice(from, from + batch).map(shipment => shipmentRow(after, shipment))
    await tx
      .insert(shipments)
      .values(rows)
      .onConflictDoUpdate({
        target: [shipments.org, shipments.workOrderNo, shipments.ordinal],
        set: { id: sql`excluded.id`, body: sql`excluded.body` },
      })
  }
}

/** Returns the row of an order, and the shipments that differ from `before`. */
export function orderRows(before: OrderRecord | null, after: OrderRecord) {
  const { shipments: all, ...body } = after
  const { org, workOrderNo, assignedOn, archived, nextAt } = after
  const old = new Set(before?.shipments)
  return {
    row: { org, workOrderNo, assignedOn, archived, nextAt, search: searchText(after), body },
    changed: all.filter(shipment => !old.has(shipment)),
  }
}

export function shipmentRow({ org, workOrderNo }: OrderRecord, shipment: Shipment) {
  return { org, workOrderNo, ordinal: shipment.ordinal, id: shipment.id, body: shipment }
}
