import type { PgTable } from 'drizzle-orm/pg-core'
import { type KindName, kindNames } from '../../../core/testing/kinds'
import { approvalHead, theatreText } from '../../../core/testing/records'
import type { World } from '../../../core/testing/world'
import type { Database } from './open'
import { batch, orderRows, recordRow, shipmentRow } from './save'
import { accounts, approvals, movies, orders, partners, records, shipments, theatres } from './schema'

/** Fills an empty store with a world, in one transaction. Does nothing when the store has an account. */
export async function seed(db: Database, makeWorld: () => World): Promise<void> {
  const [account] = await db.select({ userId: accounts.userId }).from(accounts).limit(1)
  if (account) return
  const all = Object.values(rowsOf(makeWorld()))
  await db.transaction(async tx => {
    for (const { table, values } of all)
      for (let from = 0; from < values.length; from += batch)
        await tx.insert(table).values(values.slice(from, from + batch))
  })
}

const rowsFor = <Table extends PgTable>(table: Table, values: Table['$inferInsert'][]) => ({ table, values })

const rowsOfKind = <Name extends KindName>(kind: Name, world: World) =>
  world.records[kind].map(record => recordRow(kind, record))

/** Returns the rows of a world by table. */
function rowsOf(world: World): Record<keyof World | 'shipments', ReturnType<typeof rowsFor>> {
  return {
    accounts: rowsFor(
      accounts,
      world.accounts.map(body => ({ userId: body.userId, email: body.email.toLowerCase(), body })),
    ),
    partners: rowsFor(
      partners,
      world.partners.map(body => ({ org: body.org, nextAt: body.nextAt, body })),
    ),
    orders: rowsFor(
      orders,
      world.orders.map(order => orderRows(null, order).row),
    ),
    shipments: rowsFor(
      shipments,
      world.orders.flatMap(order => order.shipments.map(shipment => shipmentRow(order, shipment))),
    ),
    approvals: rowsFor(
      approvals,
      world.approvals.map(body => ({ ...approvalHead(body), body })),
    ),
    records: rowsFor(
      records,
      kindNames.flatMap(kind => rowsOfKind(kind, world)),
    ),
    theatres: rowsFor(
      theatres,
      world.theatres.map(body => ({ id: body.id, name: body.name, search: theatreText(body), body })),
    ),
    movies: rowsFor(
      movies,
      world.movies.map(body => ({ compositionId: body.compositionId, body })),
    ),
  }
}
