import { and, asc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { Approval } from '../../../core/wire/people'
import type { Database } from '../store/open'
import { anyOf, known } from '../store/repository'
import { accounts, approvals, theatres } from '../store/schema'

/** What a company has submitted, and where it stands. */
export interface Submission {
  org: string
  companyName: string
  approval: Approval
}

export interface Submissions {
  /** Those that wait, oldest first. */
  waiting(): Promise<Submission[]>
  find(org: string, id: string): Promise<Submission | null>
  /** Names of theatres by their ids; one that nobody knows is absent. */
  theatreNames(ids: readonly string[]): Promise<ReadonlyMap<string, string>>
}

/** Reads across all companies, which no call of the wire may. */
export function submissionsIn(db: Database): Submissions {
  async function select(where: SQL | undefined): Promise<Submission[]> {
    const companyName = sql<string | null>`(
      select ${accounts.body} ->> 'companyName' from ${accounts}
      where ${accounts.body} ->> 'org' = ${approvals.org} order by ${accounts.userId} limit 1)`
    const rows = await db
      .select({ ...getTableColumns(approvals), companyName })
      .from(approvals)
      .where(where)
      .orderBy(asc(approvals.submittedOn), asc(approvals.id))
    return rows.map(row => ({ org: row.org, companyName: row.companyName ?? row.org, approval: row.body.approval }))
  }

  return {
    waiting: () => select(sql`${approvals.body} -> 'approval' ->> 'status' = 'PENDING'`),
    find: async (org, id) => (await select(and(eq(approvals.org, known(org)), eq(approvals.id, known(id)))))[0] ?? null,
    async theatreNames(ids) {
      const { id, name } = theatres
      const rows = await db
        .select({ id, name })
        .from(theatres)
        .where(anyOf(id, [...ids]))
      return new Map(rows.map(row => [row.id, row.name]))
    },
  }
}
