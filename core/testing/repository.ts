import type { Day, Instant } from '../wire/base'
import type { Theatre } from '../wire/theatres'
import type { Movie } from '../wire/work-orders'
import type {
  Account,
  ApplianceRecord,
  ApprovalRecord,
  DayRecord,
  OrderHead,
  OrderRecord,
  PartnerRecord,
  ReplyRecord,
} from './records'

/**
 * What the transitions need of a store, inside one transaction. Reads of `order`, `appliances`, `approvals`,
 * `partner` and `reply` must hold their rows until the unit ends (select … for update, or a single writer).
 * The callers keep one lock order: reply, partner, approvals, work orders sorted by number, appliances.
 */
export interface Repository {
  account(userId: string): Promise<Account | null>
  partner(org: string): Promise<PartnerRecord | null>
  order(org: string, workOrderNo: string): Promise<OrderRecord | null>
  /** Heads by `assignedOn` and then `workOrderNo`, both descending. Takes no lock. */
  orders(org: string, query: OrderQuery): Promise<{ heads: OrderHead[]; total: number }>
  /** Sorted by `applianceId`. */
  appliances(org: string): Promise<ApplianceRecord[]>
  /** Oldest submission first. */
  approvals(org: string): Promise<ApprovalRecord[]>
  /** Days with a record from `from` to `to`, both included, by date. */
  days(org: string, from: Day, to: Day): Promise<DayRecord[]>
  /** By name and then id. */
  theatres(query: TheatreQuery): Promise<{ theatres: Theatre[]; total: number }>
  /** The movies of these compositions; one without a movie is absent. */
  movies(compositionIds: string[]): Promise<Movie[]>
  reply(userId: string, key: string): Promise<ReplyRecord | null>
  /** What waits for `now` or an earlier time, and the first time after it that something waits for. */
  due(now: number): Promise<Due>
  save(change: Change): Promise<void>
}

export interface OrderQuery {
  archived?: boolean
  /** Lower-cased and trimmed; a plain substring of `searchText(head)`, no pattern. Empty finds all. */
  search?: string
  /** From the first instant up to, and without, the second. */
  assigned?: { from: Instant; until: Instant }
  offset: number
  limit: number
}

export interface TheatreQuery {
  /** Lower-cased and trimmed; a plain substring of `theatreText(theatre)`. Empty finds all. */
  q: string
  /** Given, only these, and `q` is empty. */
  ids?: string[]
  offset: number
  limit: number
}

/** One entry for each record whose `nextAt` has come, orders by number. */
export interface Due {
  partners: { org: string }[]
  approvals: { org: string }[]
  orders: { org: string; workOrderNo: string }[]
  appliances: { org: string }[]
  nextAt: number | null
}

/** One record as it was read and as it is now; `before` is null for a new one. Of an order, write only shipments whose identity changed. */
export type Change =
  | { of: 'partner'; before: PartnerRecord; after: PartnerRecord }
  | { of: 'order'; before: OrderRecord | null; after: OrderRecord }
  | { of: 'appliance'; before: ApplianceRecord; after: ApplianceRecord }
  | { of: 'approval'; before: ApprovalRecord | null; after: ApprovalRecord }
  | { of: 'day'; before: DayRecord | null; after: DayRecord }
  | { of: 'reply'; before: null; after: ReplyRecord }

/** One transaction: all writes of `work`, or none when it rejects. */
export interface Unit {
  run<Result>(work: (repository: Repository) => Promise<Result>): Promise<Result>
}
