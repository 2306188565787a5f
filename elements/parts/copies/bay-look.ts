import { type BayStatus, bayStatus, cancelledStatus } from '../../../core/appliances/rules'
import type { DockBay } from '../../../core/appliances/types'
import type { Translate } from '../../../core/i18n/translate'
import type { BayShipment } from '../../../core/work-orders/bay-shipments'
import type { Tone } from '../../kit/feedback/tone'
import { statusIcon } from '../status-icon'

/** A bay as it is drawn, in a slot, in a cell of a map, and in the line under it. */
export interface BayLook extends Pick<BayStatus, 'kind' | 'step' | 'copied'> {
  readonly tone: Tone
  readonly icon: string | undefined
  readonly state: string
  readonly detail: string | undefined
  readonly detailTone: Tone | undefined
  /** True for states that must be seen across the room. */
  readonly isFilled: boolean
  /** True where the shipment of its drive is cancelled, so that nothing is to be done but to remove it. */
  readonly isCancelled: boolean
}

/** Returns the look of a bay; `isStill` for an offline appliance, of which the last known state is shown in grey. */
export function lookOf(t: Translate, bay: DockBay, shipment: BayShipment | undefined, isStill: boolean): BayLook {
  const own = bayStatus(bay)
  const isCancelled = shipment?.isCancelled === true && own.kind !== 'empty' && own.kind !== 'inserted'
  const status = isCancelled && !isStill ? cancelledStatus(own) : own
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
