import { asc } from 'drizzle-orm'
import type { Approval } from '../../../core/wire/people'
import type { Database } from '../store/open'
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
  async function all(): Promise<Submission[]> {
    const rows = await db.select().from(approvals).orderBy(asc(approvals.submittedOn), asc(approvals.id))
    const people = await db.select().from(accounts)
    const names = new Map(people.map(({ body }) => [body.org, body.companyName]))
    return rows.map(({ org, body }) => ({ org, companyName: names.get(org) ?? org, approval: body.approval }))
  }

  return {
    waiting: async () => (await all()).filter(({ approval }) => approval.status === 'PENDING'),
    find: async (org, id) => (await all()).find(each => each.org === org && each.approval.id === id) ?? null,
    async theatreNames(ids) {
      if (ids.length === 0) return new Map()
      const rows = await db.select({ id: theatres.id, name: theatres.name }).from(theatres)
      const wanted = new Set(ids)
      return new Map(rows.filter(({ id }) => wanted.has(id)).map(({ id, name }) => [id, name]))
    },
  }
}
