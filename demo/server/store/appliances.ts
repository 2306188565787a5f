import { asc } from 'drizzle-orm'
import type { ApplianceRecord } from '../../../core/testing/records'
import type { Database } from './open'
import { appliances } from './schema'

/** Those of all companies, which no call of the wire may read. */
export async function appliancesIn(db: Database): Promise<ApplianceRecord[]> {
  const rows = await db.select().from(appliances).orderBy(asc(appliances.org), asc(appliances.applianceId))
  return rows.map(({ body }) => body)
}
