import { asc, eq } from 'drizzle-orm'
import type { Shipment } from '../../core/wire/shipments'
import { openStore } from '../../demo/server/store/open'
import { shipments } from '../../demo/server/store/schema'

/** The rows of a work order's shipments, read from the database itself. Its server must have ended. */
export async function storedShipments(dataDir: string, workOrderNo: string): Promise<Shipment[]> {
  const store = await openStore(dataDir, async () => undefined)
  try {
    const rows = await store.db
      .select({ body: shipments.body })
      .from(shipments)
      .where(eq(shipments.workOrderNo, workOrderNo))
      .orderBy(asc(shipments.ordinal))
    return rows.map(row => row.body)
  } finally {
    await store.close()
  }
}
