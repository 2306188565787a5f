import type { Http } from '../http/http'
import type { Approval, Registration } from '../wire/people'

/**
 * Sends POST {main}/v1/approvals for the first submission, and POST {main}/v1/approvals/{id} for a later one. Returns
 * the pending approval.
 */
export function submitRegistration(
  http: Http,
  id: string | null,
  registration: Registration,
): Promise<Approval | null> {
  return http.post('main', id === null ? 'v1/approvals' : `v1/approvals/${encodeURIComponent(id)}`, registration)
}
