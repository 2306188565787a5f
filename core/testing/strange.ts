/**
 * Another back end that answers the same wire in its own way: fields that nobody knows, statuses that nobody
 * knows, and nulls or nothing where the wire allows them. What a client shows of it may be less, never broken.
 */
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
])
const optional = new Set(['phone', 'addressType', 'address', 'accessToken'])

/** Unknown values, by the field that tells what an object is and the field that is changed. */
const unknowns: readonly { of: string; field: string; value: string }[] = [
  { of: 'workOrderNo', field: 'status', value: 'awaiting_customs' },
  { of: 'ordinal', field: 'status', value: 'held_at_border' },
  { of: 'bay', field: 'state', value: 'warming_up' },
  { of: 'bay', field: 'stage', value: 'polishing' },
  { of: 'cplName', field: 'dcpTransferStatus', value: 'verifying' },
]

/** The body as the strange back end sends it. The same body always comes out the same. */
export function strangely(body: unknown): unknown {
  return strange(body, { count: 0 })
}

function strange(value: unknown, seen: { count: number }): unknown {
  if (Array.isArray(value)) return value.map(item => strange(item, seen))
  if (typeof value !== 'object' || value === null) return value
  const turn = seen.count++
  const source = value as Record<string, unknown>
  const result: Record<string, unknown> = { futureField: { since: 'tomorrow' } }
  for (const [name, inner] of Object.entries(source)) {
    if (optional.has(name) && turn % 2 === 0) {
      if (turn % 4 === 0) result[name] = null
    } else if (nullable.has(name) && turn % 3 === 0) result[name] = null
    else if (name === 'roleNames' && Array.isArray(inner)) result[name] = [...inner, 'astronaut']
    else result[name] = strange(inner, seen)
  }
  // One in five is unknown; the first ones stay as they are, so that there is something to work with.
  for (const { of, field, value: unknown } of unknowns)
    if (of in source && typeof source[field] === 'string' && turn % 5 === 4) result[field] = unknown
  return result
}
