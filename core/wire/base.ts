/**
 * The wire contract: every call of specification.md, section 7, with the shapes that the
 * specification leaves open decided once. The suite's API core speaks exactly this; the reference
 * server answers exactly this; a back end that nobody here wrote and that answers this must work too.
 *
 * Conventions
 * - JSON in UTF-8. Every call but the browser navigations carries `Authorization: Bearer <token>`.
 * - Money: what the server has registered comes in US cents (`Cents`, an integer; divide by 100 on
 *   receipt). What a partner submits for approval goes out in dollars (`Dollars`, at most 2 decimals)
 *   and comes back inside `registrationData` as it was sent. A shipment's price is passed back raw:
 *   the integer that was received, never a divided one.
 * - Instants are RFC 3339 in UTC ("2026-11-21T09:30:00Z"); days are "YYYY-MM-DD"; times "HH:mm".
 * - Array query parameters are serialised in bracket form: `codes[]=US&codes[]=US-CA`.
 * - A failure is any status >= 400 with an `ErrorBody`, or with a body that is no ErrorBody (a proxy's
 *   HTML page, nothing at all): both must end in a readable message, never in a crash.
 * - A reader ignores fields that it does not know, and survives a null or a missing optional field.
 * - Where a GET answered with an ETag, the write of the same record carries it in If-Match; a 409 "stale"
 *   answers a mismatch. Shipments: their own address. The ETag of users/me covers the partner's record:
 *   PUT partner/{org} and POST partners/accounts/{companyId} carry it, and the answer's ETag is the new one.
 *   A CalendarDay that came with a `version` goes back with it. Versions are optional everywhere: a back
 *   end without them works, and a fresh read that differs from what was shown is asked about before it is
 *   overwritten. `Idempotency-Key` goes with a write only where `Preloaded.features` says so; the same
 *   request with the same key gets its first answer, never "stale" by its own first time, and with another
 *   If-Match it is another request.
 *   No other header is added: an undeclared one fails CORS on a back end that is not ours.
 */
export type Instant = string
export type Day = string
export type TimeOfDay = string
export type Cents = number
export type Dollars = number

/** Body of every failed call. The first entry is the one that is shown. */
export interface ErrorBody {
  errors: { code: string; message: string; details?: Record<string, string | number> }[]
}
/**
 * 401 with errors[0].code "no_access" means the account has no access; any other 401 means
 * unauthorized. 404 on users/me means not found. 409 with code "stale" means that somebody else
 * changed the same record: the suite says so, reloads, and keeps what the user typed.
 * 422 carries one entry per field, its path in `details.path` ("phones[1].phoneNo").
 */
