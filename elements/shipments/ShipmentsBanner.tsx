import type { Resource } from '../../core/base/resource'
import type { Origin } from '../../core/drafts/persistence'
import drafts from '../../core/i18n/en/shared-drafts'
import words from '../../core/i18n/en/shipments-notes'
import { registerMessages } from '../../core/i18n/translate'
import type { ClosedRow, ShipmentRow } from '../../core/shipments/drafts/rows'
import type { everyStatus, Listing } from '../../core/shipments/rows/listing'
import { useOverReload } from '../base/bridge/use-over-reload'
import { Discarded } from '../base/drafts/Discarded'
import { useText } from '../kit/context'
import { Banner } from '../kit/feedback/Banner'
import { usePart } from '../kit/feedback/Part'
import { Button } from '../kit/fields/Button'
import { risksPart } from '../views/risks-part'
import { ClashBanner } from './ClashBanner'
import type { Spot } from './problem-spots'
import type { RowActions } from './row-context'
import { listedValues } from './values'

registerMessages('en', { ...drafts, ...words })

interface ShipmentsBannerProps {
  workOrderNo: string
  listing: Listing
  onAsk(change: Partial<Listing>): void
  rows: readonly ShipmentRow[]
  actions: RowActions
  /** Where what is typed came from, while nothing was typed here since. */
  origin: Origin | null
  /** What was dropped, or gave way to theirs, can come back by undo. */
  discarded: boolean
  closed: readonly ClosedRow[]
  couriersRead: Resource<unknown>
  onDiscard(): void
  onRetryCouriers(): void
  /** Puts the focus into a cell, wherever it is. */
  onSpot(spot: Spot): void
}

/** How near the ship-bys are, and what should be known before going on. It brings what was looked for over a reload. */
export function ShipmentsBanner(props: ShipmentsBannerProps) {
  const { search, filter } = props.listing
  useOverReload(`shipments:${props.workOrderNo}`, [search, filter], ([kept = search, chosen = filter]) => {
    if (search === '' && filter === ('all' satisfies typeof everyStatus)) props.onAsk({ search: kept, filter: chosen })
  })
  const Risks = usePart(risksPart)
  return (
    <>
      {Risks && <Risks.OrderRisks shipments={props.rows.map(({ shipment }) => shipment)} />}
      <Message {...props} />
    </>
  )
}

/**
 * One message at a time: rows that clash with a change made elsewhere, else what was typed in rows that cannot be saved
 * any more, else what was discarded and can come back, else couriers that could not be loaded, else what came from another window or an earlier visit. What waits
 * for a connection is said where it is saved.
 */
function Message({ rows, discarded, closed, actions, origin, couriersRead, ...props }: ShipmentsBannerProps) {
  const t = useText()
  const clashing = rows.filter(({ theirs }) => theirs !== null)
  if (clashing.length > 0) return <ClashBanner clashing={clashing} actions={actions} onSpot={props.onSpot} />
  if (closed.length > 0)
    return (
      <Banner
        tone="warn"
        step={
          <Button size="bar" onClick={() => actions.onUndo(closed.map(({ id }) => id))}>
            {t('shared.discard')}
          </Button>
        }
      >
        {t('shipments.closed', {
          count: closed.length,
          values: listedValues(
            closed.map(({ typed }) => typed),
            t,
          ),
        })}
      </Banner>
    )
  if (discarded) return <Discarded onUndo={() => void actions.onUndoLast()} />
  if (couriersRead.data === null && couriersRead.failure)
    return (
      <Banner
        tone="warn"
        step={
          <Button size="bar" busy={couriersRead.busy} onClick={props.onRetryCouriers}>
            {t('kit.retry')}
          </Button>
        }
      >
        {t('shipments.couriersFailed')}
      </Banner>
    )
  if (origin === 'synced') return <Banner tone="info">{t('shared.draftJoined')}</Banner>
  if (origin === null) return null
  return (
    <Banner
      tone="info"
      step={
        <Button size="bar" onClick={props.onDiscard}>
          {t('shared.discard')}
        </Button>
      }
    >
      {t('shipments.restored')}
    </Banner>
  )
}
