import type { CallOptions, Http } from '../http/http'
import type { UsersMe } from '../wire/people'
import { meOf } from './mapping'

/** GET {main}/v1/users/me. */
export async function fetchMe(http: Http, call: CallOptions = {}): Promise<UsersMe> {
  return meOf(await http.get<UsersMe>('main', 'v1/users/me', call))
}
