import type { Drive } from '../../wire/drives'
import type { CompanyDetails } from '../../wire/people'
import { isSameJson } from '../checks'
import { done, type Outcome } from '../outcome'
import type { PartnerRecord } from '../records'

/**
 * Saves the drives alone, or company details with certifications, depending on the body of the PUT. Unchanged data
 * returns the same record.
 */
export function savePartner(
  partner: PartnerRecord,
  changes: Partial<CompanyDetails> | { drives: Drive[] },
): Outcome<PartnerRecord> {
  const isChanged = !isSameJson(partner, { ...partner, ...changes })
  return done(isChanged ? { ...partner, ...changes, version: partner.version + 1 } : partner, null)
}
