import { sql } from 'drizzle-orm'
import { bigint, boolean, customType, index, integer, json, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { KindName, Kinds } from '../../../core/testing/kinds'
import type {
  Account,
  ApprovalHead,
  ApprovalRecord,
  OrderHead,
  PartnerRecord,
  ReplyRecord,
} from '../../../core/testing/records'
import type { Shipment } from '../../../core/wire/shipments'
import type { Theatre } from '../../../core/wire/theatres'
import type { Movie } from '../../../core/wire/work-orders'

/**
 * A text that is ordered byte by byte, as in memory. Tables hold whole records in `body`, and further columns only for
 * queries, because the database cannot parse a body with a zero byte or half a character. Bodies are `json`, because
 * `jsonb` sorts the keys.
 */
const sorted = customType<{ data: string }>({ dataType: () => 'text collate "C"' })
const due = () => bigint('next_at', { mode: 'number' })

export const accounts = pgTable('accounts', {
  userId: text('user_id').primaryKey(),
  email: text('email').notNull().unique(),
  body: json('body').$type<Account>().notNull(),
})

export const partners = pgTable(
  'partners',
  { org: text('org').primaryKey(), nextAt: due(), body: json('body').$type<PartnerRecord>().notNull() },
  table => [index('partners_due').on(table.nextAt).where(sql`${table.nextAt} is not null`)],
)

export const orders = pgTable(
  'orders',
  {
    org: text('org').notNull(),
    workOrderNo: sorted('work_order_no').notNull(),
    assignedOn: sorted('assigned_on').notNull(),
    archived: boolean('archived').notNull(),
    search: text('search').notNull(),
    nextAt: due(),
    body: json('body').$type<OrderHead>().notNull(),
  },
  table => [
    primaryKey({ columns: [table.org, table.workOrderNo] }),
    // Lists read this index backwards, newest first. A descending index would put nulls elsewhere, and would not be
    // used.
    index('orders_list').on(table.org, table.archived, table.assignedOn, table.workOrderNo),
    index('orders_assigned').on(table.org, table.assignedOn, table.workOrderNo),
    index('orders_due').on(table.nextAt).where(sql`${table.nextAt} is not null`),
  ],
)

export const shipments = pgTable(
  'shipments',
  {
    org: text('org').notNull(),
    workOrderNo: sorted('work_order_no').notNull(),
    ordinal: integer('ordinal').notNull(),
    id: text('id').notNull(),
    body: json('body').$type<Shipment>().notNull(),
  },
  table => [primaryKey({ columns: [table.org, table.workOrderNo, table.ordinal] })],
)

/** Records of all kinds that are found by partner and id only (`core/testing/kinds.ts`). A new kind needs no table. */
export const records = pgTable(
  'records',
  {
    org: text('org').notNull(),
    kind: text('kind').$type<KindName>().notNull(),
    id: sorted('id').notNull(),
    nextAt: due(),
    body: json('body').$type<Kinds[KindName]>().notNull(),
  },
  table => [
    primaryKey({ columns: [table.org, table.kind, table.id] }),
    index('records_due').on(table.nextAt).where(sql`${table.nextAt} is not null`),
  ],
)

export const approvals = pgTable(
  'approvals',
  {
    org: text('org').notNull(),
    id: sorted('id').notNull(),
    type: text('type').$type<ApprovalHead['type']>().notNull(),
    status: text('status').$type<ApprovalHead['status']>().notNull(),
    submittedOn: sorted('submitted_on').notNull(),
    nextAt: due(),
    body: json('body').$type<ApprovalRecord>().notNull(),
  },
  table => [
    primaryKey({ columns: [table.org, table.id] }),
    index('approvals_due').on(table.nextAt).where(sql`${table.nextAt} is not null`),
  ],
)

export const theatres = pgTable(
  'theatres',
  {
    id: sorted('id').primaryKey(),
    name: sorted('name').notNull(),
    search: text('search').notNull(),
    body: json('body').$type<Theatre>().notNull(),
  },
  table => [index('theatres_list').on(table.name, table.id)],
)

export const movies = pgTable('movies', {
  compositionId: sorted('composition_id').primaryKey(),
  body: json('body').$type<Movie>().notNull(),
})

export const replies = pgTable(
  'replies',
  {
    userId: text('user_id').notNull(),
    key: text('key').notNull(),
    at: bigint('at', { mode: 'number' }).notNull(),
    body: json('body').$type<ReplyRecord>().notNull(),
  },
  table => [primaryKey({ columns: [table.userId, table.key] }), index('replies_age').on(table.at)],
)

/** The partners with a paused simulation. A running partner has no row. */
export const stepFailures = pgTable('step_failures', {
  org: text('org').primaryKey(),
  reason: text('reason').notNull(),
  since: bigint('since', { mode: 'number' }).notNull(),
  attempts: integer('attempts').notNull(),
  nextTryAt: bigint('next_try_at', { mode: 'number' }).notNull(),
})

/**
 * The sealed keys and passwords that the server generated, so that sessions and tokens survive a restart. One row says
 * whether production or a demonstration uses the store (`store-user.ts`).
 */
export const secrets = pgTable('secrets', { name: text('name').primaryKey(), value: json('value').notNull() })

/** The sign-ins at the server's pages. The cookie holds the id and the table only its hash. Tokens are sealed. */
export const sessions = pgTable(
  'sessions',
  {
    idHash: text('id_hash').primaryKey(),
    client: text('client').notNull(),
    /** The name that the tokens of this sign-in share. */
    sid: text('sid').notNull(),
    /** The name that this sign-in shares with those at other pages, when the issuer states it only in ID tokens. */
    idSid: text('id_sid'),
    /** The issuer's name for the person. */
    subject: text('subject').notNull(),
    accessToken: text('access_token').notNull(),
    accessEndsAt: bigint('access_ends_at', { mode: 'number' }).notNull(),
    /** From this time on, the access token is renewed before use. */
    renewAt: bigint('renew_at', { mode: 'number' }).notNull(),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    endsAt: bigint('ends_at', { mode: 'number' }).notNull(),
    /** Until this time, only one process may renew the access token. */
    leaseUntil: bigint('lease_until', { mode: 'number' }),
  },
  table => [
    index('sessions_age').on(table.endsAt),
    index('sessions_sid').on(table.sid),
    index('sessions_id_sid').on(table.idSid),
    index('sessions_subject').on(table.client, table.subject, table.endsAt),
  ],
)

/** Sign-ins that ended before their access tokens, and the end of the last token. */
export const endedSessions = pgTable('ended_sessions', {
  sid: text('sid').primaryKey(),
  until: bigint('until', { mode: 'number' }).notNull(),
  /**
   * When a new sign-in under the same name began. Tokens issued from then on count again (seconds, by the issuer's
   * clock).
   */
  since: bigint('since', { mode: 'number' }),
  /**
   * When the person signed out, or 0 when another sign-in replaced this one. A sign-out also ends sign-ins that had
   * begun before.
   */
  endedAt: bigint('ended_at', { mode: 'number' }).notNull().default(0),
})

/**
 * The records of the sign-in provider: sessions, grants, codes, tokens. Their ids are secrets and stored as hashes;
 * bodies are sealed.
 */
export const providerRecords = pgTable(
  'provider_records',
  {
    model: text('model').notNull(),
    id: text('id').notNull(),
    grantId: text('grant_id'),
    uid: text('uid'),
    endsAt: bigint('ends_at', { mode: 'number' }),
    body: json('body').$type<string>().notNull(),
  },
  table => [
    primaryKey({ columns: [table.model, table.id] }),
    index('provider_records_grant').on(table.grantId),
    index('provider_records_uid').on(table.model, table.uid),
    index('provider_records_age').on(table.endsAt),
  ],
)
