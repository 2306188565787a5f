import online from 'icon:circle-check'
import copy from 'icon:copy'
import download from 'icon:download'
import eye from 'icon:eye'
import details from 'icon:list-details'
import offline from 'icon:plug-connected-x'
import refresh from 'icon:refresh'
import { type CSSProperties, memo, type RefCallback, useState } from 'react'
import type { Dock, DockBay } from '../../core/appliances/types'
import type { BayShipment } from '../../core/work-orders/bay-shipments'
import { useLocale, useText } from '../kit/context'
import { Badge } from '../kit/feedback/Badge'
import { usePart } from '../kit/feedback/Part'
import { Button } from '../kit/fields/Button'
import { IconButton } from '../kit/fields/IconButton'
import { Icon } from '../kit/icons/Icon'
import { Heading } from '../kit/layout/Heading'
import { useStable } from '../kit/use-stable'
import { DockBays } from '../parts/copies/DockBays'
import { LastSeen, OfflineCopiesNote } from '../parts/copies/LastSeen'
import { rateText } from '../parts/copies/rate-text'
import { schedulePart } from '../views/schedule-part'
import { onlineLabel, takeFocus } from './facts'
import type { ToOrder } from './use-to-order'

/** The appliance to copy into, with the bay and its order if the request came from a bay. */
export interface CopyInto {
  readonly id: string
  readonly workOrderNo?: string | undefined
  readonly bay?: number | undefined
}

export interface DockCardProps {
  dock: Dock
  /** Observes whether the card is visible. */
  watch: RefCallback<HTMLElement>
  shipments: ReadonlyMap<string, BayShipment>
  showsIp: boolean
  toOrder: ToOrder
  onOpen(id: string): void
  /** Opens the copy dialog; without an order, the user chooses one. */
  onDuplicate(id: string, copyInto?: Omit<CopyInto, 'id'>): void
  onRefresh(): void
  onLabel(bay: DockBay): void
  /** Whether no other card is beside the card, so that it fills the whole row. */
  isAlone: boolean
  /** The bays to print labels of; null while no labels are printed. */
  printing: readonly DockBay[] | null
}

/** The number of bays in a row of a large appliance, and in a row of a small one. */
const baysInRow = 8
const baysInHalfRow = 4

/** Returns whether an appliance has too many bays for half of the width. */
export function isLargeDock({ bays }: Dock): boolean {
  return bays.length > baysInHalfRow
}

function PlainDockCard(props: DockCardProps) {
  const { dock, watch, shipments, showsIp, toOrder, onOpen, onDuplicate, onRefresh, onLabel, printing, isAlone } = props
  const isLarge = isLargeDock(dock)
  const copyAgain = useStable(({ workOrderNo, bay }: DockBay) =>
    onDuplicate(dock.id, { workOrderNo: workOrderNo ?? undefined, bay }),
  )
  const copyInto = useStable(({ bay }: DockBay) => onDuplicate(dock.id, { bay }))
  const size = { '--_bays': dock.bays.length } as CSSProperties
  const CopyWork = usePart(schedulePart)?.CopyWork ?? null
  return (
    <section
      ref={watch}
      className="panel dock"
      data-dock={dock.id}
      aria-label={dock.name}
      data-wide={isLarge || isAlone || undefined}
      style={size}
    >
      <DockHead dock={dock} showsIp={showsIp} onOpen={onOpen} onDuplicate={onDuplicate} onRefresh={onRefresh} />
      <div className="dock-bays">
        <DockBays
          dock={dock}
          columns={isLarge ? baysInRow : baysInHalfRow}
          shipmentOf={({ bookingNo }) => (bookingNo === null ? undefined : shipments.get(bookingNo))}
          CopyWork={CopyWork}
          onCopyAgain={copyAgain}
          onCopy={copyInto}
          onLabel={onLabel}
          isLabelBusy={({ bookingNo }) =>
            bookingNo !== null && printing?.some(each => each.bookingNo === bookingNo) === true
          }
          portalBase={toOrder.base}
          onOrder={toOrder.onOpen}
        />
      </div>
      {!dock.isOnline && (
        <div className="dock-foot">
          <OfflineCopiesNote bays={dock.bays} />
        </div>
      )}
    </section>
  )
}

/** One appliance with its facts and its bays. It is rendered again only when one of its props changes. */
export const DockCard = memo(PlainDockCard)

type HeadProps = Pick<DockCardProps, 'dock' | 'showsIp' | 'onOpen' | 'onDuplicate' | 'onRefresh'>

function PlainDockHead({ dock, showsIp, onOpen, onDuplicate, onRefresh }: HeadProps) {
  const t = useText()
  return (
    <div className="dock-head">
      <div className="dock-about">
        <Heading className="panel-title" translate="no">
          {dock.name}
        </Heading>
        {dock.serialNo !== dock.name && (
          <span className="mono" translate="no">
            {dock.serialNo}
          </span>
        )}
        <Badge tone={dock.isOnline ? 'ok' : 'danger'} icon={dock.isOnline ? online : offline}>
          {t(onlineLabel(dock))}
        </Badge>
        {dock.isOnline ? (
          <DockFacts dock={dock} showsIp={showsIp} />
        ) : (
          <span className="dock-fact">
            <LastSeen at={dock.awaySince} />
          </span>
        )}
      </div>
      <div className="dock-actions">
        {dock.isOnline ? (
          <Button
            size="bar"
            icon={copy}
            aria-label={t('appliances.duplicateIn', { name: dock.name })}
            onClick={() => onDuplicate(dock.id)}
          >
            {t('appliances.duplicate')}
          </Button>
        ) : (
          <Button size="bar" icon={refresh} onClick={onRefresh}>
            {t('appliances.refresh')}
          </Button>
        )}
        <IconButton
          icon={details}
          kind="plain"
          label={t('appliances.detailsOf', { name: dock.name })}
          onClick={() => onOpen(dock.id)}
        />
      </div>
    </div>
  )
}

/** The head is compared by its facts, because bays change far more often. */
const DockHead = memo(PlainDockHead, (a, b) => {
  const names = Object.keys(b.dock) as (keyof Dock)[]
  return (
    a.showsIp === b.showsIp &&
    names.every(name => (name === 'bays' ? a.dock.bays.length === b.dock.bays.length : a.dock[name] === b.dock[name]))
  )
})

function DockFacts({ dock, showsIp }: Pick<DockCardProps, 'dock' | 'showsIp'>) {
  const t = useText()
  const locale = useLocale()
  const [isIpRequested, setIpRequested] = useState(false)
  const count = dock.bays.length
  return (
    <>
      <span className="dock-fact">
        {t(dock.slots === 'ports' ? 'appliances.countPorts' : 'appliances.countBays', { count })}
      </span>
      <span className="dock-fact">
        <Icon of={download} size={14} />
        <span>
          {dock.activeDownloads > 0
            ? t('appliances.downloading', { rate: rateText(dock.downloadRate, locale), count: dock.activeDownloads })
            : t('appliances.idle')}
        </span>
      </span>
      {dock.softwareVersion !== '' && (
        <span className="dock-fact">{t('appliances.version', { version: dock.softwareVersion })}</span>
      )}
      {dock.publicIp !== '' &&
        (showsIp || isIpRequested ? (
          <span
            className="dock-fact mono"
            translate="no"
            tabIndex={isIpRequested ? -1 : undefined}
            ref={isIpRequested ? takeFocus : undefined}
          >
            {dock.publicIp}
          </span>
        ) : (
          <span className="dock-fact">
            <span>{t('appliances.ipHidden')}</span>
            <IconButton
              icon={eye}
              label={t('appliances.showIp', { name: dock.name })}
              onClick={() => setIpRequested(true)}
            />
          </span>
        ))}
    </>
  )
}
