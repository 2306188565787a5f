import keyboard from 'icon:keyboard'
import type { DueFilter } from '../../core/shipments/rows/due'
import { useText } from '../kit/context'
import { IconButton } from '../kit/fields/IconButton'
import { controlKey } from './control-key'
import { useOrder } from './order-context'
import type { RowsView } from './use-rows'

/** The count of shown rows, the zones of the times, and the keys. */
export function ShipmentsFoot({ view }: { view: RowsView }) {
  const { rows, isPast } = useOrder()
  const t = useText()
  const count = rows.length
  const shownCount = view.shown.length
  const toShip = view.shown.filter(({ shipment }) => shipment.status === 'pending')
  return (
    <div className="panel-foot">
      <span role="status">
        {view.filter === ('toShip' satisfies DueFilter) && view.listing.search === ''
          ? t('shipments.toShipIn', {
              count: toShip.length,
              days: t('shipments.days', { count: daysOf(toShip, view) }),
            })
          : shownCount === count
            ? t('shipments.count', { count })
            : t('shipments.countOf', { shown: shownCount, count })}
      </span>
      <span className="quiet-text">{t('shipments.zones', { zone: view.ctx.offset })}</span>
      {!isPast && (
        <>
          <KeyHints />
          <IconButton icon={keyboard} label={t('shipments.keys.all')} onClick={() => view.showShortcuts(true)} />
        </>
      )}
    </div>
  )
}

function daysOf(rows: RowsView['shown'], { due }: RowsView): number {
  return new Set(rows.map(({ shipment }) => due.dayOf(shipment.dispatchDeadline))).size
}

/** The keys of a row. A narrow element shows the first two only. */
function KeyHints() {
  const t = useText()
  const enter = t('shipments.keys.enter')
  const control = controlKey(t)
  const hints = [
    { key: enter, label: t('shipments.keys.nextRow'), first: true },
    { key: t('shipments.keys.escape'), label: t('shipments.keys.undoCell'), first: true },
    { key: `${control} ${enter}`, label: t('shipments.keys.ship') },
    { key: `${control} S`, label: t('shipments.keys.save') },
    { key: `${control} Z`, label: t('shipments.keys.undo') },
    { key: 'F8', label: t('shipments.keys.problem') },
  ]
  return (
    <span className="key-hints push">
      {hints.map(({ key, label, first }) => (
        <span key={key} className={first ? 'key-hint first' : 'key-hint'}>
          <kbd>{key}</kbd>
          <span>{` ${label}`}</span>
        </span>
      ))}
    </span>
  )
}
