import { Failure } from '../base/errors'
import type { WriteCall } from '../base/resource-types'
import type { CallOptions, Http } from '../http/http'
import type { Drive } from '../wire/drives'
import type { Approval, CompanyDetails, Partner, User, UsersMe } from '../wire/people'
import { meOf } from './mapping'

/** GET {main}/v1/users/me. */
export async function fetchMe(http: Http, call: CallOptions = {}): Promise<UsersMe> {
  return meOf(await http.get<UsersMe>('main', 'v1/users/me', call))
}

/** GET {main}/v1/approvals/me: used when only approvals can have changed (decision 41). */
export async function fetchApprovals(http: Http, call: CallOptions = {}): Promise<Approval[]> {
  return (await http.get<Approval[] | null>('main', 'v1/approvals/me', call)) ?? []
}

/**
 * PUT {partners}/v1/partner/{org} with the company details, or the drives alone; returns the partner after the write.
 */
export async function savePartner(
  http: Http,
  { partner }: User,
  part: CompanyDetails | { companyId: string; drives: Drive[] },
  call: WriteCall,
): Promise<Partner> {
  if (partner === null) throw new Failure({ category: 'unexpected' })
  const path = `v1/partner/${encodeURIComponent(partner.org)}`
  const saved = await http.put<Partial<Partner> | null>('partners', path, part, call)
  // The answer of a server may be empty or incomplete: then the sent part counts as saved.
  return { ...partner, ...part, ...saved }
}
