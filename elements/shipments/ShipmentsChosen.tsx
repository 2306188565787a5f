import printer from 'icon:printer'
import truck from 'icon:truck'
import { needsLabel } from '../../core/labels/needs-label'
import type { RowChanges } from '../../core/shipments/types'
import { useScreen } from '../base/bridge/hooks'
import { useText } from '../kit/context'
import { Button } from '../kit/fields/Button'
import { Combo } from '../kit/fields/Combo'
import { deepFocus } from '../kit/focus'
import { SelectionBar } from '../kit/table/SelectionBar'
import { useOrder } from './order-context'
import { idOf, type ViewRow } from './row-context'

const courierFields = [
  ['shippingCourier', 'shipments.courierForAll'],
  ['returnCourier', 'shipments.returnCourierForAll'],
] as const

interface ShipmentsChosenProps {
  /** The ticked rows among the shown ones. */
  readonly tickedRows: readonly ViewRow[]
  setTicked(ids: ReadonlySet<string>): void
  /** Prints the labels of these serials; an empty list prints the labels of all ticked rows. */
  onPrint(serials: readonly number[]): void
}

/** The actions for the ticked rows. One undo reverts an action. No action saves. */
export function ShipmentsChosen({ tickedRows, setTicked, onPrint }: ShipmentsChosenProps) {
  const { store, couriers } = useOrder()
  const t = useText()
  const { host } = useScreen()
  const waiting = tickedRows.filter(({ edit }) => edit.status === 'pending')
  const labels = tickedRows.filter(({ shipment }) => needsLabel(shipment)).length
  const editAll = (rows: readonly ViewRow[], changes: RowChanges) =>
    store.editMany(new Map(rows.map(row => [idOf(row), changes])))
  /** Focuses the first row that was ticked, because the bar disappears with its focus. */
  function clear() {
    const around = deepFocus(host.element)?.closest<HTMLElement>('.rows-around')
    const [first] = tickedRows
    const cell = first && around?.querySelector(`[data-row="${CSS.escape(idOf(first))}"]`)
    const tick = cell?.closest('tr')?.querySelector<HTMLElement>('input[type=checkbox]')
    ;(tick ?? around)?.focus()
    setTicked(new Set())
  }
  return (
    <SelectionBar count={tickedRows.length} onClear={clear}>
      <Button
        kind="quiet"
        size="bar"
        icon={truck}
        offReason={waiting.length === 0 ? t('shipments.noneWaits') : undefined}
        onClick={() => editAll(waiting, { status: 'dispatched' })}
      >
        {t('shipments.markShipped')}
      </Button>
      {courierFields.map(([field, label]) => (
        <div key={field} className="chosen-courier">
          <Combo
            label={t(label)}
            labelHidden
            small
            placeholder={t(label)}
            options={couriers}
            value=""
            onChange={courier => courier !== '' && editAll(tickedRows, { [field]: courier })}
          />
        </div>
      ))}
      {labels > 0 && (
        <Button kind="quiet" size="bar" icon={printer} onClick={() => onPrint([])}>
          {t('shipments.printLabels', { count: labels })}
        </Button>
      )}
    </SelectionBar>
  )
}
