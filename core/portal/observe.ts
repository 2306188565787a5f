/**
 * The events that a host may count. They contain no name, id, text or address of any person or thing. `retries` is the
 * number of requests that the call had made before; `status` is null when no answer came; `milliseconds` are whole.
 */
export type Observed = Whole<ObservedKinds>

/** Each kind has the members of the others as undefined, so that one function can read all kinds. */
type Whole<All, One = All> = One extends unknown
  ? One & { readonly [Name in Exclude<MembersOf<All>, keyof One>]?: undefined }
  : never
type MembersOf<All> = All extends unknown ? keyof All : never

type ObservedKinds =
  | {
      readonly kind: 'call'
      /** The method and path: "GET /v1/work-orders/:id/shipments". Ids are replaced, and there is no query. */
      readonly call: string
      readonly status: number | null
      readonly milliseconds: number
      readonly retries: number
    }
  | {
      readonly kind: 'ready'
      /** The tag of the element. */
      readonly element: string
      /** The time from the arrival of the element's files until it showed its data. */
      readonly milliseconds: number
    }
  | {
      readonly kind: 'error'
      readonly element: string
      readonly category: string
      /** An error code of the server, such as "stale"; null when there is none, or one of another form. */
      readonly code: string | null
      readonly status: number | null
    }

export type Observe = (observed: Observed) => void

/** An observed event: 'call' or the name of an event, the call or tag, its detail, and its duration. */
export type ObserverEvent = [what: string, subject: string, detail: unknown, milliseconds: number]

/** The parts of paths that are the same for all accounts (core/wire); any other part may identify one. */
const common = new Set(
  `v1 accounts appliance-status appliance-tasks appliances approvals bookings calendar compositions countries download
  duplicate duplication-status locations me movies partner partners qs search shipments shipping-types theatres timezones
  transfer-status users work-orders work-orders-count work-orders-report`.split(/\s+/),
)

/** Passes an event to the host's observer, if there is one. An observer that throws is ignored. */
export function notifyObserver(observe: Observe | undefined, ...event: ObserverEvent): void {
  const observed = observe && withoutPersons(...event)
  try {
    if (observed) observe(observed)
  } catch (error) {
    console.error(error)
  }
}

/** Returns an event without anything that identifies a person; null for an event that is not reported. */
function withoutPersons(...[what, subject, detail, time]: ObserverEvent): Observed | null {
  const { status: answer, retries, category, code } = (detail ?? {}) as Record<string, unknown>
  // A text of digits is dropped, because it may be a person's number.
  const numberIn = (value: unknown) => (typeof value === 'number' ? value : null)
  const [status, milliseconds] = [numberIn(answer), Math.round(time)]
  if (what === 'call')
    return { kind: 'call', call: commonPath(subject), status, milliseconds, retries: numberIn(retries) ?? 0 }
  if (what === 'reeldock-ready') return { kind: 'ready', element: subject, milliseconds }
  if (what !== 'reeldock-error') return null
  const isKnown = typeof code === 'string' && codes.has(code)
  return { kind: 'error', element: subject, category: String(category), code: isKnown ? code : null, status }
}

function commonPath(call: string): string {
  const [method = '', path = ''] = call.split(' ')
  const parts = path.split('/').map(part => (part === '' || common.has(part) ? part : ':id'))
  return `${method} ${parts.join('/')}`
}

/** The codes of the wire: any other code of a server may identify a person. */
const codes = new Set(
  `already_approved appliance_not_found appliance_offline approval_exists approval_pending bad_json bad_request
  dcp_not_found_in_appliance dcp_not_found_in_store download_running drive_in_use drive_not_enough_space forbidden_origin
  idempotency_key_reused invalid invalid_query no_access no_copy no_drives_inserted not_allowed not_electronic not_found
  nothing_to_copy range_too_long read_only stale token_failed token_invalid token_timeout too_large too_many_requests unauthorized unsupported_media_type`.split(
    /\s+/,
  ),
)
