import type { Theatre } from '../wire/theatres'
import type { Movie } from '../wire/work-orders'
import type { KindName, Kinds } from './kinds'
import type { Account, ApprovalRecord, OrderRecord, PartnerRecord } from './records'

/** The records that a seed makes and with which a simulated server starts. */
export interface World {
  accounts: Account[]
  partners: PartnerRecord[]
  orders: OrderRecord[]
  approvals: ApprovalRecord[]
  records: { [Name in KindName]: Kinds[Name][] }
  theatres: Theatre[]
  movies: Movie[]
}
