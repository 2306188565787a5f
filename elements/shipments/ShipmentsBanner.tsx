import { useOverReload } from '../base/bridge/use-over-reload'
import { Discarded } from '../base/drafts/Discarded'
import { useText } from '../kit/context'
import { Banner } from '../kit/feedback/Banner'
import { usePart } from '../kit/feedback/Part'
import { Button } from '../kit/fields/Button'
import { schedulePart } from '../views/schedule-part'
import { useOrder } from './order-context'
import { listedValues } from './row-texts'
import type { RowsView } from './use-rows'

/**
 * The messages that a person should read first. This component also restores the search and the filter after a reload.
 */
export function ShipmentsBanner({ view }: { view: RowsView }) {
  const { workOrderNo, isPast, discarded, store } = useOrder()
  const { search, filter } = view.listing
  useOverReload(`shipments:${workOrderNo}`, [search, filter ?? ''], ([storedSearch = search, storedFilter = '']) => {
    if (search === '' && filter === null) view.ask({ search: storedSearch, filter: storedFilter || null })
  })
  const PickUps = usePart(schedulePart)?.PickUps ?? null
  return (
    <>
      {PickUps && !isPast && <PickUps onPickUps={view.due.onPickUps} />}
      {discarded && <Discarded onUndo={() => void store.undoLast()} />}
      <Message />
    </>
  )
}

/**
 * Shows one message at a time, the most urgent first: edits of rows that can no longer be saved, a past order, couriers
 * that failed to load, edits from another window or an earlier visit. The save bar shows conflicts and changes that
 * wait for a connection.
 */
function Message() {
  const { isPast, closed, couriersRead, origin, store } = useOrder()
  const t = useText()
  if (closed.length > 0) {
    const typed = closed.map(row => row.typed)
    return (
      <Banner
        tone="warn"
        step={
          <Button size="bar" onClick={() => store.undo(closed.map(({ id }) => id))}>
            {t('shared.discard')}
          </Button>
        }
      >
        {t('shipments.closed', { count: closed.length, values: listedValues(typed, t) })}
      </Banner>
    )
  }
  if (isPast) return <Banner tone="info">{t('shipments.past')}</Banner>
  if (couriersRead.data === null && couriersRead.failure)
    return (
      <Banner
        tone="warn"
        step={
          <Button size="bar" busy={couriersRead.busy} onClick={() => void store.readCouriers()}>
            {t('kit.retry')}
          </Button>
        }
      >
        {t('shipments.couriersFailed')}
      </Banner>
    )
  if (origin === 'synced') return <Banner tone="mute">{t('shared.draftJoined')}</Banner>
  return origin && <Banner tone="mute">{t('shipments.restored')}</Banner>
}
