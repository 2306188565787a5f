import type { PartnerType } from '../../wire/people'
import type { TransferStatusSent } from '../../wire/work-orders'
import { createCheck } from '../checks'
import { derive } from '../derive'
import { type At, done, forbidden, notFound, type Outcome, refuse } from '../outcome'
import type { OrderRecord } from '../records'
import { statusEvents } from './shipments'

/**
 * Sets the progress of a composition's delivery in an electronic order. Partners of type Manual and Offline report it
 * themselves; for Online ones the appliances do (decision 19).
 */
export function setTransferStatus(
  order: OrderRecord,
  type: PartnerType,
  compositionId: string,
  { status, bookingNos }: TransferStatusSent,
  { now }: At,
): Outcome<OrderRecord> {
  const composition = order.compositions.find(({ id }) => id === compositionId)
  if (composition === undefined) return notFound('Composition')
  if (type === 'Online') return forbidden('Appliances set the transfer status of this work order')
  if (order.deliveryMode !== 'ELECTRONIC')
    return refuse(409, 'not_electronic', 'This work order is delivered on drives')
  const check = createCheck()
  const orderBookings = new Set(order.bookingNos)
  for (const [index, bookingNo] of bookingNos.entries())
    if (!orderBookings.has(bookingNo))
      check.add(`bookingNos[${index}]`, 'unknown', 'Booking not found in this work order')
  if (check.refusal) return check.refusal
  const compositions = order.compositions.map(other =>
    other === composition ? { ...other, dcpTransferStatus: status } : other,
  )
  const state = derive({ ...order, compositions }, now)
  return done(state, null, statusEvents(order, state))
}
