import { asc, eq } from 'drizzle-orm'
import type { ApplianceRecord } from '../../../core/testing/records'
import type { Database } from './open'
import { records } from './schema'

/** Returns the appliances of all companies, which no call of the wire may read. */
export async function appliancesIn(db: Database): Promise<ApplianceRecord[]> {
  const rows = await db
    .select()
    .from(records)
    .where(eq(records.kind, 'appliance'))
    .orderBy(asc(records.org), asc(records.id))
  return rows.map(({ body }) => body as ApplianceRecord)
}
