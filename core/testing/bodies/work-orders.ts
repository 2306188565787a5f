import { isDay } from '../../base/days'
import { sheetLimits } from '../../shipments/sheets/spreadsheet'
import { shipmentStatuses } from '../../shipments/statuses'
import type { Consignment, ShipmentSent } from '../../wire/shipments'
import type { TransferStatusSent } from '../../wire/work-orders'
import { type Form, type Read, readRows, repeated } from './read'
import { fields, leaf, line, lineFault, lines, linesFault, number, oneOf, optional, type Sent } from './shapes'

const maxLengths = { reference: 100, comments: 1000, other: 200 }
const id = line(100)

/** An instant in UTC, like every instant of the wire (RFC 3339): an existing day, and a time with seconds. */
const instantShape = /^(20\d{2}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,9})?Z$/
const instant = leaf<string>(value =>
  typeof value === 'string' && isDay(instantShape.exec(value)?.[1])
    ? null
    : { code: 'invalid', message: 'Enter a UTC date and time as YYYY-MM-DDTHH:mm:ssZ' },
)

const longText = (maxLength: number) => optional(leaf<string>(value => linesFault(value, maxLength)))

const consignment = fields({
  type: optional(line(maxLengths.other)),
  slug: optional(line(maxLengths.other)),
  reference: optional(line(maxLengths.reference)),
  comments: longText(maxLengths.comments),
  address: longText(maxLengths.comments),
})

const rowShape = fields({
  id,
  status: oneOf(shipmentStatuses),
  dispatchedOn: optional(instant),
  shippingDetails: optional(consignment),
  returnDetails: optional(consignment),
  price: number,
  deliveryMode: oneOf<ShipmentSent['deliveryMode']>(['PARTNERS', 'ELECTRONIC']),
})

const row: Form<Sent<typeof rowShape>, ShipmentSent> = {
  shape: rowShape,
  clean: ({ dispatchedOn, shippingDetails, returnDetails, ...sent }) => ({
    ...sent,
    dispatchedOn: dispatchedOn ?? null,
    shippingDetails: cleanConsignment(shippingDetails),
    returnDetails: cleanConsignment(returnDetails),
  }),
}

/** Returns a consignment to store. A missing address stays missing, so that the record keeps its address. */
function cleanConsignment(sent: Sent<typeof consignment> | null | undefined): Consignment | null {
  if (!sent) return null
  const { type = null, slug = null, reference = null, comments = null, address } = sent
  return { type, slug, reference, comments, ...(address !== undefined && { address }) }
}

/** Reads the rows of an order's shipments: at most as many as a sheet may have, and each shipment once. */
export async function shipments(sent: unknown): Promise<Read<ShipmentSent[]>> {
  const rows = await readRows(row, sent, { max: sheetLimits.rows, path: '' })
  if ('broken' in rows) return rows
  const ids = rows.value.map(({ id }) => id)
  const broken = repeated('', 'id', ids)
  return broken.length > 0 ? { broken } : rows
}

const transferShape = fields({
  status: oneOf<TransferStatusSent['status']>(['started', 'completed']),
  bookingNos: lines(sheetLimits.rows, value => lineFault(value, 100)),
})

/** The body that reports the progress of a delivery. */
export const transfer: Form<Sent<typeof transferShape>, TransferStatusSent> = {
  shape: transferShape,
  problems: ({ bookingNos }) =>
    bookingNos.length > 0 ? [] : [{ path: 'bookingNos', code: 'required', message: 'Choose at least one booking' }],
  clean: sent => sent,
}

const duplicationShape = fields({ applianceId: id })

/** The body that names the appliance to copy in. */
export const duplication: Form<Sent<typeof duplicationShape>> = { shape: duplicationShape, clean: sent => sent }

const compositionsShape = fields({ compositions: lines(1000, value => lineFault(value, 100), { canRepeat: true }) })

/** The compositions for which movies are requested. */
export const compositionRequest: Form<Sent<typeof compositionsShape>> = {
  shape: compositionsShape,
  clean: ({ compositions }) => ({ compositions: [...new Set(compositions)] }),
}
