import type { Bodies } from '../bodies/bodies'

/** The callers that may make a call: everybody of the partner, or only its admins. */
export type Who = 'everybody' | 'admins'

/**
 * The state in which a call is accepted:
 * - `nothing`: any
 * - `no registration`: none was submitted yet
 * - `sent back`: the registration needs more information, or was rejected
 * - `submitted`: a registration was submitted, in any state
 * - `approved`: the registration is approved
 * - `free areas`: the registration is approved, and no service areas wait for approval
 * - `open order`: the registration is approved, and the work order is not a past one (fulfilled, cancelled, rejected)
 */
export type Needs = 'nothing' | 'no registration' | 'sent back' | 'submitted' | 'approved' | 'free areas' | 'open order'

export interface Write<Body extends keyof Bodies = keyof Bodies> {
  /** Method, base and path, with `:name` for each part that varies. */
  readonly call: string
  /** The reader of the body (`bodies/bodies.ts`). */
  readonly body: Body
  readonly who: Who
  readonly needs: Needs
}

function row<Body extends keyof Bodies>(call: string, body: Body, who: Who, needs: Needs): Write<Body> {
  return { call, body, who, needs }
}

/**
 * All calls of the wire except GETs, with the states in which they are accepted. In other states they are refused
 * before their body is read. Further conditions of a call (waiting drives, an electronic order) belong to its
 * transition.
 */
export const writes = {
  register: row('POST main /v1/approvals', 'registration', 'everybody', 'no registration'),
  registerAgain: row('POST main /v1/approvals/:approval', 'registration', 'everybody', 'sent back'),
  submitAreas: row('POST main /v1/approvals', 'areas', 'everybody', 'free areas'),
  saveCompany: row('PUT partners /v1/partner/:org', 'company', 'admins', 'approved'),
  saveDrives: row('PUT partners /v1/partner/:org', 'drives', 'everybody', 'approved'),
  copyCompany: row('POST account /v1/partners/accounts/:companyId', 'company', 'admins', 'approved'),
  addHoliday: row('POST partners /v1/partner/calendar', 'newHoliday', 'everybody', 'submitted'),
  saveDay: row('PUT partners /v1/partner/:org/calendar', 'day', 'everybody', 'submitted'),
  saveShipments: row('PUT main /v1/work-orders/:no/shipments', 'shipments', 'everybody', 'open order'),
  startCopies: row('POST main /v1/work-orders/:no/duplicate', 'duplication', 'everybody', 'open order'),
  startDownload: row('POST main /v1/work-orders/:no/download/:id', 'none', 'everybody', 'open order'),
  setTransfer: row(
    'PUT main /v1/bookings/compositions/:id/work-orders/:no/transfer-status',
    'transfer',
    'everybody',
    'open order',
  ),
  // This call only reads: it locks no row and stores no answer.
  nameMovies: row('POST main /v1/movies', 'compositions', 'everybody', 'nothing'),
} as const

export type WriteName = keyof typeof writes
