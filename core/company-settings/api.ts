import type { WriteCall } from '../base/resource'
import type { Http } from '../http/http'
import type { CompanyDetails, Partner } from '../wire/people'

/** PUT {partners}/v1/partner/{org} with the company details; answers the partner as it is now. */
export function saveCompany(http: Http, org: string, details: CompanyDetails, call: WriteCall): Promise<Partner> {
  return http.put('partners', `v1/partner/${encodeURIComponent(org)}`, details, call)
}

/** POST {account}/v1/partners/accounts/{companyId}: the account site's copy, which knows no certifications. */
export async function saveAccount(
  http: Http,
  companyId: string,
  details: CompanyDetails,
  call: WriteCall,
): Promise<void> {
  const { certifications: _, ...copy } = details
  await http.post('account', `v1/partners/accounts/${encodeURIComponent(companyId)}`, copy, call)
}
