import { type BayStatus, bayStatus, cancelledStatus } from '../../../core/appliances/rules'
import type { DockBay } from '../../../core/appliances/types'
import type { Translate } from '../../../core/i18n/translate'
import type { BayShipment } from '../../../core/work-orders/bay-shipments'
import type { Tone } from '../../kit/feedback/tone'
import { statusIcon } from '../status-icon'

/** The appearance of a bay in a slot, in a cell of a map, and in the line below the map. */
export interface BayLook extends Pick<BayStatus, 'kind' | 'step' | 'copied'> {
  readonly tone: Tone
  readonly icon: string | undefined
  readonly state: string
  readonly detail: string | undefined
  readonly detailTone: Tone | undefined
  /** Whether the state is filled with color, so that it can be seen from afar. */
  readonly isFilled: boolean
  /** Whether the shipment of the drive is cancelled. The drive must then only be removed. */
  readonly isCancelled: boolean
}

/**
 * Returns the look of a bay.
 * @param isStill whether the appliance is offline; its last known state is then shown in gray
 */
export function lookOf(t: Translate, bay: DockBay, shipment: BayShipment | undefined, isStill: boolean): BayLook {
  const reportedStatus = bayStatus(bay)
  const isCancelled =
    shipment?.isCancelled === true && reportedStatus.kind !== 'empty' && reportedStatus.kind !== 'inserted'
  const status = isCancelled && !isStill ? cancelledStatus(reportedStatus) : reportedStatus
  const { kind, step, copied, detail } = status
  const theatre = kind === 'eject' && !isCancelled && bay.detail === null ? shipment?.theatre : undefined
  return {
    kind,
    step,
    copied,
    tone: isStill ? 'mute' : status.tone,
    icon: isStill || status.icon === '' ? undefined : statusIcon(status.icon),
    state: t.text(status.label),
    detail: theatre || (detail ? t.text(detail.text) : undefined),
    detailTone: detail?.tone ?? undefined,
    isFilled: !isStill && !isCancelled && (kind === 'eject' || kind === 'failed'),
    isCancelled,
  }
}
