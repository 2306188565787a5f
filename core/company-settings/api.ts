import type { WriteCall } from '../base/resource'
import type { Http } from '../http/http'
import type { CompanyDetails } from '../wire/people'

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
