import { closest } from '../../base/closest'
import type { ShipmentStatus } from '../../wire/shipments'
import { shipmentStatuses } from '../statuses'
import { sheetLabel } from './sheet-labels'

/** Names of the statuses in the sheets of depots, in addition to the labels of an export. */
const names: Readonly<Record<ShipmentStatus, readonly string[]>> = {
  pending: ['open', 'waiting', 'to ship', 'not shipped', 'ausstehend', 'offen', 'en attente', 'قيد الانتظار'],
  dispatched: [
    'sent',
    'dispatched',
    'in transit',
    'on its way',
    'versandt',
    'versendet',
    'verschickt',
    'unterwegs',
    'expédiée',
    'envoyée',
    'en transit',
    'تم الشحن',
    'تم الإرسال',
  ],
  delivered: ['received', 'arrived', 'zugestellt', 'geliefert', 'livrée', 'reçue', 'تم التسليم', 'تم الاستلام'],
  pending_cancellation: ['stornierung ausstehend', 'annulation en attente', 'الإلغاء قيد الانتظار'],
  cancelled: ['canceled', 'storniert', 'annulée', 'ملغاة'],
  rejected: ['refused', 'abgelehnt', 'rejetée', 'refusée', 'مرفوضة'],
}

const named = shipmentStatuses.flatMap(status =>
  [sheetLabel(status), ...names[status]].map(label => ({ status, label })),
)

/** Returns the status that a misspelled or foreign name most likely means; null when none is close. */
export function closestStatus(typed: string): ShipmentStatus | null {
  return closest(named, typed)[0]?.option.status ?? null
}
