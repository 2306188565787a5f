import { sql } from 'drizzle-orm'
import { openStore } from '../../demo/server/store/open'

/**
 * Copies the first order of a partner into the database, archived, every five minutes back from now: `LOT-000001` is
 * the newest. Its server must have ended.
 */
export async function addManyOrders(dataDir: string, org: string, count: number): Promise<void> {
  const store = await openStore(dataDir, async () => undefined)
  const changed = sql`jsonb_build_object('workOrderNo', no, 'assignedOn', assigned_at, 'archived', true, 'nextAt', null)`
  const instant = sql`to_char(now() at time zone 'UTC' - n * interval '5 minutes', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`
  try {
    await store.db.execute(sql`
      insert into orders (org, work_order_no, assigned_on, archived, search, next_at, body)
      select org, no, assigned_at, true, lower(no), null, (body::jsonb || ${changed})::json
      from
        (select org, body from orders where org = ${org} order by work_order_no limit 1) as pattern,
        (select 'LOT-' || lpad(n::text, 6, '0') as no, ${instant} as assigned_at from generate_series(1, ${count}::int) n) as each`)
  } finally {
    await store.close()
  }
}
