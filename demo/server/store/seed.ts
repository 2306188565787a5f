import { theatreText, type World } from '../../../core/testing/records'
import type { Database } from './open'
import { batch, orderRows, shipmentRow } from './save'
import { accounts, appliances, approvals, days, movies, orders, partners, shipments, theatres } from './schema'

/** Fills an empty store with a world, all or nothing; does nothing where an account is known already. */
export async function seed(db: Database, makeWorld: () => World): Promise<void> {
  const [known] = await db.select({ userId: accounts.userId }).from(accounts).limit(1)
  if (known) return
  const world = makeWorld()
  await db.transaction(async tx => {
    const insert = async <Row>(rows: Row[], write: (some: Row[]) => PromiseLike<unknown>) => {
      for (let from = 0; from < rows.length; from += batch) await write(rows.slice(from, from + batch))
    }
    await insert(
      world.accounts.map(body => ({ userId: body.userId, email: body.email.toLowerCase(), body })),
      rows => tx.insert(accounts).values(rows),
    )
    await insert(
      world.partners.map(body => ({ org: body.org, nextAt: body.nextAt, body })),
      rows => tx.insert(partners).values(rows),
    )
    await insert(
      world.orders.map(order => orderRows(null, order).row),
      rows => tx.insert(orders).values(rows),
    )
    await insert(
      world.orders.flatMap(order => order.shipments.map(shipment => shipmentRow(order, shipment))),
      rows => tx.insert(shipments).values(rows),
    )
    await insert(
      world.appliances.map(body => ({ org: body.org, applianceId: body.applianceId, nextAt: body.nextAt, body })),
      rows => tx.insert(appliances).values(rows),
    )
    await insert(
      world.approvals.map(body => {
        const { id, submittedOn } = body.approval
        return { org: body.org, id, submittedOn, nextAt: body.nextAt, body }
      }),
      rows => tx.insert(approvals).values(rows),
    )
    await insert(
      world.days.map(body => ({ org: body.org, date: body.date, body })),
      rows => tx.insert(days).values(rows),
    )
    await insert(
      world.theatres.map(body => ({ id: body.id, name: body.name, search: theatreText(body), body })),
      rows => tx.insert(theatres).values(rows),
    )
    await insert(
      world.movies.map(body => ({ compositionId: body.compositionId, body })),
      rows => tx.insert(movies).values(rows),
    )
  })
}
