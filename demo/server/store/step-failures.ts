import { asc } from 'drizzle-orm'
import type { StepFailure } from '../../../core/testing/records'
import type { Database } from './open'
import { stepFailures } from './schema'

/** Returns the paused partners, longest pause first. */
export async function stepFailuresIn(db: Database): Promise<StepFailure[]> {
  return db.select().from(stepFailures).orderBy(asc(stepFailures.since), asc(stepFailures.org))
}
