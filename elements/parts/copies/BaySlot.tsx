import ban from 'icon:ban'
import copyIcon from 'icon:copy'
import printer from 'icon:printer'
import { memo, type ReactElement } from 'react'
import { type BayFace, faceOf, hasFailed, hasShipment, slotOf } from '../../../core/appliances/rules'
import type { Dock, DockBay } from '../../../core/appliances/types'
import { formatBytes } from '../../../core/base/bytes'
import { numbersIn } from '../../../core/base/numbers'
import { verbatim } from '../../kit/own-text'
import '../../../core/appliances/words'
import type { Translate } from '../../../core/i18n/translate'
import type { BayShipment } from '../../../core/work-orders/bay-shipments'
import { useLocale, useText } from '../../kit/context'
import { percentText } from '../../kit/feedback/Progress'
import { Button } from '../../kit/fields/Button'
import { Icon } from '../../kit/icons/Icon'
import { Slot, type SlotWork } from '../../kit/layout/Slot'
import { statusIcon } from '../status-icon'
import { type BudgetOfCopy, budgetedCopy } from './budgeted'
import { OrderLink } from './OrderLink'

interface BaySlotProps {
  bay: DockBay
  slots: Dock['slots']
  /** The shipment of its drive; undefined where it is not known. */
  shipment: BayShipment | undefined
  /** True for an offline appliance: the bay is shown as it was last reported. */
  still: boolean
  /** Says whether its copy ends in time; null until it is there. */
  Budget?: BudgetOfCopy | null
  /** The name of its appliance. */
  dockName: string
  /** Copies again after a failure; missing where nothing can be started. */
  onAgain?: ((bay: DockBay) => void) | undefined
  /** Prints the label of its drive; missing where none is printed. */
  onLabel?: ((bay: DockBay) => void) | undefined
  /** True while the shipment of the label is read. */
  labelBusy?: boolean
  /** Opens its order; missing where it is open already. */
  onOrder?: (no: string) => void
  portalBase?: string | null
}

export function bayName(t: Translate, slots: Dock['slots'], bay: number): string {
  return t(slots === 'ports' ? 'appliances.port' : 'appliances.bay', { bay })
}

function PlainBaySlot(props: BaySlotProps) {
  const { bay, slots, shipment, still, Budget, dockName, onAgain, onLabel, labelBusy = false, ...toOrder } = props
  const t = useText()
  const locale = useLocale()
  const face = faceOf(bay)
  const stop = shipment?.isCancelled === true && face.kind !== 'empty' && face.kind !== 'inserted'
  const detail = face.detail && t.text(face.detail.words)
  const work = workOf(t, bay, face, locale)
  const copy = still ? null : budgetedCopy(bay, shipment)
  const name = bayName(t, slots, bay.bay)
  return (
    <Slot
      name={still ? numbersIn(locale).format(bay.bay) : name}
      type={still ? undefined : driveText(bay, locale)}
      tone={still ? 'mute' : face.tone}
      filled={!still && (face.kind === 'eject' || face.kind === 'failed')}
      empty={face.kind === 'empty'}
      icon={still || face.icon === '' ? undefined : statusIcon(face.icon)}
      state={t.text(face.word)}
      detail={still ? undefined : (detail ?? undefined)}
      detailTone={face.detail?.tone ?? undefined}
      reference={
        still ? undefined : (
          <>
            <Reference bay={bay} shipment={shipment} {...toOrder} />
            {stop && (
              <span className="slot-stop" data-tone="danger">
                <Icon of={ban} size={14} />
                <span>{t('appliances.shipmentCancelled')}</span>
              </span>
            )}
          </>
        )
      }
      work={work && Budget && copy ? { ...work, note: <Budget copy={copy} /> } : work}
      action={!still && !stop && actionOf(t, { bay, name, dockName, onAgain, onLabel, labelBusy })}
      compact={still}
    />
  )
}

/** Drawn again only when its bay or shipment changes: the reducer keeps what did not. */
export const BaySlot = memo(PlainBaySlot)

interface BayAction extends Pick<BaySlotProps, 'bay' | 'dockName' | 'onAgain' | 'onLabel'> {
  labelBusy: boolean
  /** The name of the bay. */
  name: string
}

/** The next step of a bay: another copy after a failed one, the label of a drive that is ready. */
function actionOf(t: Translate, { bay, name, dockName, onAgain, onLabel, labelBusy }: BayAction): ReactElement | null {
  if (onAgain && bay.workOrderNo !== null && hasFailed(bay))
    return (
      <Button
        size="bar"
        icon={copyIcon}
        aria-label={t('appliances.copyAgainIn', { name: dockName, bay: name })}
        onClick={() => onAgain(bay)}
      >
        {t('appliances.copyAgain')}
      </Button>
    )
  if (!onLabel || slotOf(bay.state) !== 'eject') return null
  return (
    <Button
      size="bar"
      icon={printer}
      aria-label={t('appliances.labelIn', { name: dockName, bay: name })}
      busy={labelBusy}
      off={hasShipment(bay) ? undefined : t('appliances.unknownShipment')}
      onClick={() => onLabel(bay)}
    >
      {t('appliances.label')}
    </Button>
  )
}

/** "CRU · 1 TB". */
function driveText({ driveType, capacity }: DockBay, locale: string): string | undefined {
  const size = capacity === null ? null : formatBytes(capacity, locale)
  return [driveType, size].filter(part => part !== null).join(' · ') || undefined
}

type ReferenceProps = Pick<BaySlotProps, 'bay' | 'shipment' | 'onOrder' | 'portalBase'>

function Reference({ bay, shipment, onOrder, portalBase = null }: ReferenceProps) {
  const { workOrderNo, bookingNo, driveSerialNo } = bay
  if (workOrderNo === null)
    return (
      driveSerialNo && (
        <span className="mono" translate="no">
          {driveSerialNo}
        </span>
      )
    )
  const whom = shipment ? `#${shipment.ordinal}` : bookingNo
  return (
    <>
      {onOrder ? <OrderLink no={workOrderNo} base={portalBase} onOpen={onOrder} /> : verbatim(workOrderNo)}
      {whom !== null && verbatim(` · ${whom}`)}
    </>
  )
}

function workOf(t: Translate, bay: DockBay, face: BayFace, locale: string): SlotWork | undefined {
  const { step, value, kind } = face
  if (step === null) return undefined
  if (kind === 'failed')
    return { label: t('appliances.failedAt', { step }), step, value, remaining: t('appliances.atStep', { step }) }
  // A stage whose percentage nobody told is under way all the same.
  if (bay.percentage === null) return { label: t('appliances.stepOf', { step }), step, value: 0 }
  const percentage = percentText(value, locale)
  return {
    label: t('appliances.stepAt', { step, percentage }),
    step,
    value,
    figures: percentage,
    remaining: bay.minutesLeft === null ? undefined : timeLeft(t, bay.minutesLeft),
  }
}

/** "18 min left", "1 h 07 left". */
export function timeLeft(t: Translate, minutes: number): string {
  if (minutes < 60) return t('appliances.minutesLeft', { minutes })
  const rest = numbersIn(t.locale, { minimumIntegerDigits: 2 }).format(minutes % 60)
  return t('appliances.hoursLeft', { hours: Math.floor(minutes / 60), minutes: rest })
}
