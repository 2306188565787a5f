import { bodyOf, type WireAnswer } from './wire-call'

/**
 * The kind of a server that differs from the reference server. "unknown" adds unknown fields and statuses, and sends
 * null or omits values where the wire allows it. "missing" omits more than the wire allows, and has no versions. A
 * client may show less with either server, but nothing broken.
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

/** Fields that a "missing" server never sends. */
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
/** Fields that a "missing" server sends at times. */
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

/** Unknown values, by the field that identifies the kind of an object, and the changed field. */
const unknowns: readonly { identifiedBy: string; field: string; value: string }[] = [
  { identifiedBy: 'workOrderNo', field: 'status', value: 'awaiting_customs' },
  { identifiedBy: 'ordinal', field: 'status', value: 'held_at_border' },
  { identifiedBy: 'bay', field: 'state', value: 'warming_up' },
  { identifiedBy: 'bay', field: 'stage', value: 'polishing' },
  { identifiedBy: 'cplName', field: 'dcpTransferStatus', value: 'verifying' },
]

type SentAnswer = Pick<WireAnswer, 'body' | 'headers'>

/** Returns the answer as the strange server sends it. The same body always gets the same answer. */
export function strangely(answer: SentAnswer, strangeness: Strangeness): SentAnswer {
  const { etag, ...others } = answer.headers
  const isMissing = strangeness === 'missing'
  const headers = isMissing || etag === undefined ? others : { ...others, etag }
  return {
    body: strange(bodyOf(answer), { count: 0, omissionOf: isMissing ? omissionBeyond : omissionAllowed }),
    headers,
  }
}

/** Returns whether a field of an object is omitted, null or sent. */
type OmissionOf = (name: string, source: Record<string, unknown>, turn: number) => 'out' | 'null' | 'sent'

function omissionAllowed(name: string, source: Record<string, unknown>, turn: number): ReturnType<OmissionOf> {
  // Only a theatre can lack a state or a time zone: a partner always has a time zone, and a bay a state.
  const isOfTheatre = 'displayLocation' in source && (name === 'state' || name === 'timezone')
  if (optional.has(name) || (isOfTheatre && name === 'timezone'))
    return (['null', 'sent', 'out', 'sent'] as const)[turn % 4] ?? 'sent'
  return (nullable.has(name) || isOfTheatre) && turn % 3 === 0 ? 'null' : 'sent'
}

function omissionBeyond(name: string, source: Record<string, unknown>, turn: number): ReturnType<OmissionOf> {
  if (neverSent.has(name)) return name.length % 2 === 0 ? 'null' : 'out'
  if (seldomSent.has(name) || (name === 'state' && 'displayLocation' in source))
    return (['sent', 'null', 'out'] as const)[(turn + name.length) % 3] ?? 'sent'
  return 'sent'
}

function strange(value: unknown, state: { count: number; omissionOf: OmissionOf }): unknown {
  if (Array.isArray(value)) return value.map(item => strange(item, state))
  if (typeof value !== 'object' || value === null) return value
  const turn = state.count++
  const source = value as Record<string, unknown>
  const result: Record<string, unknown> = { futureField: { since: 'tomorrow' } }
  for (const [name, inner] of Object.entries(source)) {
    const omission = state.omissionOf(name, source, turn)
    if (omission === 'null') result[name] = null
    else if (omission === 'out') continue
    else if (name === 'roleNames' && Array.isArray(inner)) result[name] = [...inner, 'astronaut']
    else result[name] = strange(inner, state)
  }
  // Every fifth object gets unknown values. The first four stay as they are, so that something can be used.
  for (const { identifiedBy, field, value: unknown } of unknowns)
    if (identifiedBy in source && typeof result[field] === 'string' && turn % 5 === 4) result[field] = unknown
  return result
}
