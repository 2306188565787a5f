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

/** Submissions of a partner that are read; the older ones were all decided on. */
export const maxApprovals = 100

/**
 * The store of the transitions, inside one transaction. Only `partner` takes a lock, for `write` and `idle`: every unit
 * that writes calls it first, so that a partner's writes run one after another and nothing can deadlock.
 */
export interface Repository {
  account(userId: string): Promise<Account | null>
  /**
   * With `write` the partner's row is held until the unit ends (select … for update, or a single writer); with `idle`
   * too, except that a row which another unit holds is returned as null, without waiting.
   */
  partner(org: string, mode: 'read' | 'write' | 'idle'): Promise<PartnerRecord | null>
  order(org: string, workOrderNo: string): Promise<OrderRecord | null>
  /** Heads by `assignedOn` and then `workOrderNo`, both descending. */
  orders(org: string, query: OrderQuery): Promise<{ heads: OrderHead[]; total: number }>
  /** Heads in the same order, by when they were assigned, a page at a time and uncounted: a report has any number. */
  assigned(org: string, query: AssignedQuery): Promise<OrderHead[]>
  /** Records of a kind by id, or those of them from one id to another, both included. */
  records<Name extends KindName>(kind: Name, org: string, ids?: IdRange): Promise<Kinds[Name][]>
  /** The registration and the newest submissions, a hundred at most (`maxApprovals`), oldest first. */
  approvals(org: string): Promise<ApprovalRecord[]>
  /** Returns the `approval` of the same submissions as the text of a JSON array, so that no large submission is parsed. */
  approvalsText(org: string): Promise<string>
  /** Returns the same without the submitted data, for writes that need only the state. */
  approvalHeads(org: string): Promise<ApprovalHead[]>
  approval(org: string, id: string): Promise<ApprovalRecord | null>
  /** By name and then id. */
  theatres(query: TheatreQuery): Promise<{ theatres: Theatre[]; total: number }>
  /** The movies of these compositions, as far as they are in the partner's orders; one without a movie is absent. */
  movies(org: string, compositionIds: readonly string[]): Promise<Movie[]>
  reply(userId: string, key: string): Promise<ReplyRecord | null>
  /** Why this partner's step was set aside; null when it was not. */
  stepFailure(org: string): Promise<StepFailure | null>
  /** Forgets it: the step went through. */
  clearStepFailure(org: string): Promise<void>
  save(change: Change): Promise<void>
}

export interface IdRange {
  readonly from: string
  readonly to: string
}

export interface OrderQuery {
  archived?: boolean
  /** Only those with a `nextAt` at or before this. */
  dueBy?: number
  /** Lower-cased and trimmed; a plain substring of `searchText(head)`, no pattern. Empty finds all. */
  search?: string
  offset: number
  limit: number
}

export interface AssignedQuery {
  from: Instant
  /** Up to, and without, this one. */
  until: Instant
  /** The last head of the page before, so that new orders move no page. Null for the first page. */
  after: Pick<OrderHead, 'assignedOn' | 'workOrderNo'> | null
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

export interface Due {
  /**
   * Partners with a record (itself, an approval, an order, an appliance) that has a `nextAt` in the past. A partner
   * that was set aside is included from its next try on.
   */
  orgs: string[]
  /** The first `nextAt`, or next try, after `now`; null when nothing waits. */
  nextAt: number | null
}

/**
 * One record as it was read and as it is now; `before` is null for a new one. Of an order, write only shipments with a
 * changed identity.
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
  /** One transaction: all writes of `work`, or none when it rejects. */
  run<Result>(work: (repository: Repository) => Promise<Result>): Promise<Result>
}
