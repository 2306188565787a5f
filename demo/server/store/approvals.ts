import { and, asc, desc, eq, getTableColumns, inArray, or, type SQL, sql } from 'drizzle-orm'
import { toJson } from '../../../core/base/json'
import type { ApprovalRecord } from '../../../core/testing/records'
import { maxApprovals, type Repository } from '../../../core/testing/repository'
import { storable } from './conditions'
import type { Database } from './open'
import { approvals } from './schema'

type ApprovalReads = Pick<Repository, 'approvals' | 'approvalsText' | 'approvalHeads' | 'approval'>

/** Returns the reads of approvals in a transaction. */
export function approvalsIn(tx: Database): ApprovalReads {
  return {
    async approvals(org) {
      const rows = await tx
        .select({ body: approvals.body })
        .from(approvals)
        .where(newestApprovals(tx, org))
        .orderBy(asc(approvals.submittedOn), asc(approvals.id))
      return rows.map(row => row.body)
    },

    async approvalsText(org) {
      // JSON operators fail at a zero byte, which older servers stored. Such a body is parsed here.
      const hasZeroByte = sql`strpos(${approvals.body}::text, '\\u0000') > 0`
      const rows = await tx
        .select({
          text: sql<string | null>`case when ${hasZeroByte} then null else ${approvals.body} ->> 'approval' end`,
          body: sql<string | null>`case when ${hasZeroByte} then ${approvals.body}::text end`,
        })
        .from(approvals)
        .where(newestApprovals(tx, org))
        .orderBy(asc(approvals.submittedOn), asc(approvals.id))
      const parsed = (body: string | null) => toJson((JSON.parse(body ?? '{}') as Partial<ApprovalRecord>).approval)
      return `[${rows.map(({ text, body }) => text ?? parsed(body)).join(',')}]`
    },

    async approvalHeads(org) {
      const { body: _body, ...head } = getTableColumns(approvals)
      return tx
        .select(head)
        .from(approvals)
        .where(newestApprovals(tx, org))
        .orderBy(asc(approvals.submittedOn), asc(approvals.id))
    },

    async approval(org, id) {
      const [row] = await tx
        .select()
        .from(approvals)
        .where(and(eq(approvals.org, storable(org)), eq(approvals.id, storable(id))))
      return row?.body ?? null
    },
  }
}

/** Returns a condition that finds the newest approvals of a partner, and all registrations. */
function newestApprovals(tx: Database, org: string): SQL | undefined {
  const ofPartner = eq(approvals.org, org)
  const newest = tx
    .select({ id: approvals.id })
    .from(approvals)
    .where(ofPartner)
    .orderBy(desc(approvals.submittedOn), desc(approvals.id))
    .limit(maxApprovals)
  return and(ofPartner, or(inArray(approvals.id, newest), eq(approvals.type, 'registration')))
}
