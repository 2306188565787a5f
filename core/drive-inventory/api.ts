import type { WriteCall } from '../base/resource'
import type { Http } from '../http/http'
import type { Drive } from '../wire/drives'
import type { Partner } from '../wire/people'

/** PUT {partners}/v1/partner/{org} with the drives alone; answers the partner as it is now. */
export function saveDrives(
  http: Http,
  org: string,
  companyId: string,
  drives: Drive[],
  call: WriteCall,
): Promise<Partner> {
  return http.put('partners', `v1/partner/${encodeURIComponent(org)}`, { companyId, drives }, call)
}
