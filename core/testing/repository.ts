import type { Instant } from '../wire/base'
import type { Theatre } from '../wire/theatres'
import type { Movie } from '../wire/work-orders'
import type { KindChange, KindName, Kinds } from './kinds'
import type {
  Account,
  ApprovalHead,
  ApprovalRecord,
  OrderHead,
  OrderRecord,
  PartnerRecord,
  ReplyRecord,
  StepFailure,
} from './records'

/** The maximum count of submissions that are read of a partner. All older ones were decided. */
export const maxApprovals = 100

/**
 * The store as transitions see it, inside one transaction. Only `partner` locks a row, for `write` and `idle`. Every
 * unit that writes, except for the record of a failed step, calls `partner` first, so writes of a partner run one after
 * another and cannot deadlock.
 */
export interface Repository {
  account(userId: string): Promise<Account | null>
  /**
   * Reads a partner. With `write` its row is locked until the unit ends (select … for update, or a single writer). With
   * `idle` it is locked too, but a row that another unit has locked is returned as null, without waiting.
   */
  partner(org: string, mode: 'read' | 'write' | 'idle'): Promise<PartnerRecord | null>
  order(org: string, workOrderNo: string): Promise<OrderRecord | null>
  /** Returns a page of heads, sorted by `assignedOn` and then `workOrderNo`, both descending. */
  orders(org: string, query: OrderQuery): Promise<{ heads: OrderHead[]; total: number }>
  /**
   * Returns a page of heads in the same order, assigned in a range of time. The page has no total, because a report can
   * have any number of orders.
   */
  assigned(org: string, query: AssignedQuery): Promise<OrderHead[]>
  /** Returns all records of a kind by id, or those in a range of ids. */
  records<Name extends KindName>(kind: Name, org: string, ids?: IdRange): Promise<Kinds[Name][]>
  /** Returns the `maxApprovals` newest submissions, and the registration even if it is older, oldest first. */
  approvals(org: string): Promise<ApprovalRecord[]>
  /**
   * Returns the `approval` of the same submissions as the text of a JSON array, because parsing large submissions is
   * slow.
   */
  approvalsText(org: string): Promise<string>
  /** Returns the same submissions without their data, for writes that need only the state. */
  approvalHeads(org: string): Promise<ApprovalHead[]>
  approval(org: string, id: string): Promise<ApprovalRecord | null>
  /** Returns a page of theatres, sorted by name and then id. */
  theatres(query: TheatreQuery): Promise<{ theatres: Theatre[]; total: number }>
  /**
   * Returns the movies of the given compositions, as far as these are in the partner's orders. A composition without a
   * movie is left out.
   */
  movies(org: string, compositionIds: readonly string[]): Promise<Movie[]>
  reply(userId: string, key: string): Promise<ReplyRecord | null>
  /** Returns why this partner's step was set aside; null when it was not. */
  stepFailure(org: string): Promise<StepFailure | null>
  /** Removes the failure of this partner's step after a success. */
  clearStepFailure(org: string): Promise<void>
  save(change: Change): Promise<void>
}

export interface IdRange {
  readonly from: string
  readonly to: string
}

export interface OrderQuery {
  archived?: boolean
  /** Only orders with a `nextAt` at or before this time. */
  dueBy?: number
  /** A substring of `searchText(head)`, lower-cased and trimmed; not a pattern. An empty one finds all. */
  search?: string
  offset: number
  limit: number
}

export interface AssignedQuery {
  from: Instant
  /** The end of the range, excluded. */
  until: Instant
  /** The last head of the previous page, so that new orders do not shift the pages. Null for the first page. */
  after: Pick<OrderHead, 'assignedOn' | 'workOrderNo'> | null
  limit: number
}

export interface TheatreQuery {
  /** A substring of `theatreText(theatre)`, lower-cased and trimmed. An empty one finds all. */
  q: string
  /** If set, only these theatres; `q` is then empty. */
  ids?: string[]
  offset: number
  limit: number
}

export interface Due {
  /**
   * Partners with a due step: the `nextAt` of the partner or of one of its approvals, orders or appliances has passed.
   * A partner that was set aside is included when its next try is due.
   */
  orgs: string[]
  /** The earliest later `nextAt` or next try; null without one. */
  nextAt: number | null
}

/**
 * A change of one record; `before` is null for a new one. Shipments of an order are compared by identity, and only
 * changed ones are written.
 */
export type Change =
  | { of: 'partner'; before: PartnerRecord; after: PartnerRecord }
  | { of: 'order'; before: OrderRecord | null; after: OrderRecord }
  | { of: 'approval'; after: ApprovalRecord }
  | { of: 'reply'; before: null; after: ReplyRecord }
  | { of: 'step-failure'; before: StepFailure | null; after: StepFailure }
  | KindChange

export interface Unit {
  /** Returns the steps that are due at `now`, and the time of the next one, by one cheap query. */
  due(now: number): Promise<Due>
  /** Runs `work` in one transaction. Its writes are all stored, or none when it rejects. */
  run<Result>(work: (repository: Repository) => Promise<Result>): Promise<Result>
}
