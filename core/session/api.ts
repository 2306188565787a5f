import type { WriteCall } from '../base/resource'
import type { CallOptions, Http } from '../http/http'
import type { Drive } from '../wire/drives'
import type { CompanyDetails, Partner, UsersMe } from '../wire/people'
import { meOf } from './mapping'

/** GET {main}/v1/users/me. */
export async function fetchMe(http: Http, call: CallOptions = {}): Promise<UsersMe> {
  return meOf(await http.get<UsersMe>('main', 'v1/users/me', call))
}

/** PUT {partners}/v1/partner/{org} with the company details, or the drives alone; answers the partner as it is now. */
export function savePartner(
  http: Http,
  org: string,
  part: CompanyDetails | { companyId: string; drives: Drive[] },
  call: WriteCall,
): Promise<Partner> {
  return http.put('partners', `v1/partner/${encodeURIComponent(org)}`, part, call)
}
