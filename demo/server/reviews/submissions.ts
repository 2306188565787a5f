import { and, asc, eq, sql } from 'drizzle-orm'
import type { ApprovalHead } from '../../../core/testing/records'
import type { Approval } from '../../../core/wire/people'
import { anyOf, storable } from '../store/conditions'
import type { Database } from '../store/open'
import { accounts, approvals, theatres } from '../store/schema'

/** A pending submission without its data. */
export interface Waiting extends Pick<ApprovalHead, 'org' | 'id' | 'type' | 'submittedOn'> {
  companyName: string
}

/** A company's submission and its status. */
export interface Submission {
  org: string
  companyName: string
  approval: Approval
}

export interface Submissions {
  /** Returns the pending submissions, oldest first. */
  waiting(): Promise<Waiting[]>
  find(org: string, id: string): Promise<Submission | null>
  /** Returns the names of theatres by id, without unknown ids. */
  theatreNames(ids: readonly string[]): Promise<ReadonlyMap<string, string>>
}

/** Returns readers across all companies. A call of the wire reads only one company. */
export function submissionsIn(db: Database): Submissions {
  const { org, id, type, submittedOn, body } = approvals
  const companyName = sql<string>`coalesce((
    select ${accounts.body} ->> 'companyName' from ${accounts}
    where ${accounts.body} ->> 'org' = ${org} order by ${accounts.userId} limit 1), ${org})`

  return {
    waiting: () =>
      db
        .select({ org, id, type, submittedOn, companyName })
        .from(approvals)
        .where(eq(approvals.status, 'PENDING'))
        .orderBy(asc(submittedOn), asc(id)),
    async find(wantedOrg, wantedId) {
      const [row] = await db
        .select({ org, body, companyName })
        .from(approvals)
        .where(and(eq(org, storable(wantedOrg)), eq(id, storable(wantedId))))
      return row ? { org: row.org, companyName: row.companyName, approval: row.body.approval } : null
    },
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
