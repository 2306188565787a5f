/**
 * The wire contract: every call of specification.md, section 7, including the shapes that the
 * specification leaves open. The API core uses exactly this contract, and the reference server
 * implements it. Any other back end that implements it must work too.
 *
 * Conventions
 * - Bodies are JSON in UTF-8. Every call except browser navigations has the header
 *   `Authorization: Bearer <token>`.
 * - Registered prices are US cents (`Cents`, an integer; divide by 100 on receipt). Prices submitted for
 *   approval are dollars (`Dollars`, at most 2 decimals), and `registrationData` returns them as they
 *   were sent. The price of a shipment is sent back unchanged, as the integer that was received.
 * - Instants are RFC 3339 in UTC ("2026-11-21T09:30:00Z"); days are "YYYY-MM-DD"; times "HH:mm".
 * - Array query parameters are serialized in bracket form: `codes[]=US&codes[]=US-CA`.
 * - A failure is any status >= 400, with an `ErrorBody` or any other body (a proxy's HTML page, or
 *   nothing). A client shows a readable message for both.
 * - A client ignores unknown fields, and accepts null or a missing value for optional fields.
 * - Versions are optional. If a GET was answered with an ETag, the write of the same record sends it in
 *   If-Match, and the server answers a mismatch with 409 "stale". Shipments have the ETag of their own
 *   address. The ETag of users/me covers the partner's record: PUT partner/{org} and POST
 *   partners/accounts/{companyId} send it, and their answers contain the new one. A CalendarDay sends
 *   back its `version`. Without versions a client reads the record before it writes. If the record
 *   differs from the shown one, the client asks before it overwrites it.
 * - `Idempotency-Key` is sent with writes only if `Preloaded.features` says so. The server answers a
 *   repeated request with the same key with the first answer, never with "stale". A request with the
 *   same key and another If-Match counts as another request.
 * - No other header is sent, because undeclared headers fail CORS at other back ends.
 */
export type Instant = string
export type Day = string
export type TimeOfDay = string
export type Cents = number
export type Dollars = number

/** The body of a failed call. Clients show the first entry. */
export interface ErrorBody {
  errors: { code: string; message: string; details?: Record<string, string | number> }[]
}
/**
 * The meaning of statuses. 401 with errors[0].code "no_access": the account has no access. Any other 401:
 * unauthorized. 404 on users/me: not found. 409 with the code "stale": somebody else changed the same
 * record; the client says so, reads it again, and keeps the edits. 422: one entry per field, with its
 * path in `details.path` ("phones[1].phoneNo").
 */
