import { bodyOf, type WireAnswer } from './wire-call'

/**
 * "unknown": a server that answers the same wire in its own way, with unknown fields, unknown statuses, and nulls or
 * missing values where the wire allows them. "missing": a server that leaves out more than the wire allows, and has no
 * versions. A client may show less of either, but nothing broken.
 */
export type Strangeness = 'unknown' | 'missing'

const nullable = new Set([
  'deliveryInstructions',
  'returnDetails',
  'dispatchedOn',
  'nextShipBy',
  'dcpTransferStatus',
  'download',
  'releaseDate',
  'language',
  'driveType',
  'driveSerialNo',
  'capacity',
  'percentage',
  'detail',
  'comments',
  'shippingDetails',
  'aftership_slug',
])
const optional = new Set(['phone', 'addressType', 'address', 'accessToken'])

/** Fields that a server in "missing" never sends. */
const neverSent = new Set([
  'approvals',
  'phones',
  'emails',
  'businessHours',
  'certifications',
  'appliances',
  'drives',
  'serviceAreas',
  'theatreLists',
  'aftership_slug',
  'overallWorkOrderStatusChangedInServer',
  'version',
])
/** Fields that it sends at times. */
const seldomSent = new Set([
  ...nullable,
  ...optional,
  'tasks',
  'compositions',
  'shipments',
  'totalCopied',
  'totalDrives',
  'shippedDrives',
  'bookingNo',
  'timezone',
  'displayLocation',
  'street',
  'country',
  'postalCode',
  'theatre',
  'size',
])

/** Unknown values, by a field that identifies the kind of an object and the field that is changed. */
const unknowns: readonly { of: string; field: string; value: string }[] = [
  { of: 'workOrderNo', field: 'status', value: 'awaiting_customs' },
  { of: 'ordinal', field: 'status', value: 'held_at_border' },
  { of: 'bay', field: 'state', value: 'warming_up' },
  { of: 'bay', field: 'stage', value: 'polishing' },
  { of: 'cplName', field: 'dcpTransferStatus', value: 'verifying' },
]

type Said = Pick<WireAnswer, 'body' | 'headers'>

/** The answer as the strange back end sends it. The same body always comes out the same. */
export function strangely(answer: Said, strangeness: Strangeness): Said {
  const { etag, ...others } = answer.headers
  const isMissing = strangeness === 'missing'
  const headers = isMissing || etag === undefined ? others : { ...others, etag }
  return { body: strange(bodyOf(answer), { count: 0, left: isMissing ? isLeftOut : isNotThere }), headers }
}

/** Returns whether a field of an object is left out, null or sent this time. */
type Leaving = (name: string, source: Record<string, unknown>, turn: number) => 'out' | 'null' | 'sent'

function isNotThere(name: string, source: Record<string, unknown>, turn: number): ReturnType<Leaving> {
  // A partner has a time zone, and a bay a state; a theatre need have neither.
  const theatres = 'displayLocation' in source && (name === 'state' || name === 'timezone')
  if (optional.has(name) || (theatres && name === 'timezone'))
    return (['null', 'sent', 'out', 'sent'] as const)[turn % 4] ?? 'sent'
  return (nullable.has(name) || theatres) && turn % 3 === 0 ? 'null' : 'sent'
}

function isLeftOut(name: string, source: Record<string, unknown>, turn: number): ReturnType<Leaving> {
  if (neverSent.has(name)) return name.length % 2 === 0 ? 'null' : 'out'
  if (seldomSent.has(name) || (name === 'state' && 'displayLocation' in source))
    return (['sent', 'null', 'out'] as const)[(turn + name.length) % 3] ?? 'sent'
  return 'sent'
}

function strange(value: unknown, state: { count: number; left: Leaving }): unknown {
  if (Array.isArray(value)) return value.map(item => strange(item, state))
  if (typeof value !== 'object' || value === null) return value
  const turn = state.count++
  const source = value as Record<string, unknown>
  const result: Record<string, unknown> = { futureField: { since: 'tomorrow' } }
  for (const [name, inner] of Object.entries(source)) {
    const left = state.left(name, source, turn)
    if (left === 'null') result[name] = null
    else if (left === 'out') continue
    else if (name === 'roleNames' && Array.isArray(inner)) result[name] = [...inner, 'astronaut']
    else result[name] = strange(inner, state)
  }
  // One in five is unknown; the first ones stay as they are, so that there is something to work with.
  for (const { of, field, value: unknown } of unknowns)
    if (of in source && typeof result[field] === 'string' && turn % 5 === 4) result[field] = unknown
  return result
}
