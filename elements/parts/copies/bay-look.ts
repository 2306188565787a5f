import { type BayFace, cancelledFace, faceOf } from '../../../core/appliances/rules'
import type { DockBay } from '../../../core/appliances/types'
import type { Translate } from '../../../core/i18n/translate'
import type { BayShipment } from '../../../core/work-orders/bay-shipments'
import type { Tone } from '../../kit/feedback/tone'
import { statusIcon } from '../status-icon'

/** A bay as it is drawn, in a slot, in a cell of a map, and in the line under it. */
export interface BayLook extends Pick<BayFace, 'kind' | 'step' | 'copied'> {
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
  const own = faceOf(bay)
  const isCancelled = shipment?.isCancelled === true && own.kind !== 'empty' && own.kind !== 'inserted'
  const face = isCancelled && !isStill ? cancelledFace(own) : own
  const { kind, step, copied, detail } = face
  const theatre = kind === 'eject' && !isCancelled && bay.detail === null ? shipment?.theatre : undefined
  return {
    kind,
    step,
    copied,
    tone: isStill ? 'mute' : face.tone,
    icon: isStill || face.icon === '' ? undefined : statusIcon(face.icon),
    state: t.text(face.word),
    detail: theatre || (detail ? t.text(detail.words) : undefined),
    detailTone: detail?.tone ?? undefined,
    isFilled: !isStill && !isCancelled && (kind === 'eject' || kind === 'failed'),
    isCancelled,
  }
}
