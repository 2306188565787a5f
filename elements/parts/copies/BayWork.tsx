import type { DockBay } from '../../../core/appliances/types'
import { plainTimeBar } from '../../../core/schedule/time-bar'
import type { BayShipment } from '../../../core/work-orders/bay-shipments'
import { useLocale, useText } from '../../kit/context'
import { percentText } from '../../kit/feedback/Progress'
import { SlotWork } from '../../kit/layout/SlotWork'
import { TimeBar } from '../../kit/layout/TimeBar'
import type { BayLook } from './bay-look'
import { type CopyWorkView, findDueCopy } from './running-copy'

interface BayWorkProps {
  bay: DockBay
  look: BayLook
  shipment: BayShipment | undefined
  isStill: boolean
  /** The component that shows the end and the last pick-up; null until it is loaded. */
  CopyWork: CopyWorkView | null
  isLong?: boolean
}

/** The progress of the copy in a bay. Renders nothing without a copy in progress. An offline appliance shows no end. */
export function BayWork({ bay, look, shipment, isStill, CopyWork, isLong = false }: BayWorkProps) {
  const t = useText()
  const locale = useLocale()
  const { step, copied, tone } = look
  if (step === null || copied === null) return null
  const figures = percentText(copied, locale)
  const label = t('appliances.stepAt', { step, percentage: figures })
  const { minutesLeft } = bay
  if (CopyWork && !isStill) {
    const shipBy = findDueCopy(bay, shipment)?.shipBy ?? null
    return <CopyWork {...{ label, copied, tone, minutesLeft, shipBy, isLong }} />
  }
  return (
    <SlotWork
      figures={figures}
      note={isStill || minutesLeft !== null ? undefined : t('appliances.estimating')}
      bar={<TimeBar label={label} done={copied} end={plainTimeBar.end} limit={null} tone={tone} />}
    />
  )
}
