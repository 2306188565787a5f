import { sql } from 'drizzle-orm'
import type { Due } from '../../../core/testing/repository'
import type { Database } from './open'
import { approvals, orders, partners, records, stepFailures } from './schema'

/** A partner with due work and the end of its pause, or no partner and the time of the next due work. */
interface Row {
  org: string | null
  /** A driver may return a 64-bit integer as text. */
  at: string | number | null
}

/**
 * Returns the partners with due work and the next due time. It runs after every write, so it is one statement outside a
 * transaction, which uses the indexes of due times.
 */
export async function findDue(db: Database, now: number): Promise<Due> {
  const waiting = [partners, approvals, orders, records].flatMap(table => [
    sql`select ${table.org} as org, null::bigint as at from ${table} where ${table.nextAt} <= ${now}`,
    sql`select null, min(${table.nextAt}) from ${table} where ${table.nextAt} > ${now}`,
  ])
  const { rows } = (await db.execute(sql`
    select waiting.org, coalesce(${stepFailures.nextTryAt}, waiting.at) as at
    from (${sql.join(waiting, sql` union `)}) as waiting
    left join ${stepFailures} on ${stepFailures.org} = waiting.org`)) as unknown as { rows: Row[] }
  const orgs: string[] = []
  const later: number[] = []
  for (const { org, at } of rows) {
    const isDue = at === null || Number(at) <= now
    if (!isDue) later.push(Number(at))
    else if (org !== null) orgs.push(org)
  }
  return { orgs: orgs.sort(), nextAt: later.length > 0 ? Math.min(...later) : null }
}
