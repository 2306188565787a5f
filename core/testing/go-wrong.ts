import { notFound, type Outcome } from './outcome'
import type { ApplianceRecord } from './records'
import type { Repository } from './repository'
import { letGoWrong, type Mishap } from './transitions/mishaps'

/** Applies a fault to an appliance of a partner and stores the appliance. Call this within a transaction. */
export async function goWrong(
  repository: Repository,
  { org, applianceId }: Pick<ApplianceRecord, 'org' | 'applianceId'>,
  mishap: Mishap,
  now: number,
): Promise<Outcome<ApplianceRecord>> {
  await repository.partner(org, 'write')
  const before = (await repository.records('appliance', org)).find(record => record.applianceId === applianceId)
  if (before === undefined) return notFound('Appliance')
  const outcome = letGoWrong(before, mishap, { now })
  if (outcome.ok) await repository.save({ of: 'appliance', before, after: outcome.state })
  return outcome
}
