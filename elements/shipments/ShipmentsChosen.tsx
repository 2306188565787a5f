import printer from 'icon:printer'
import truck from 'icon:truck'
import words from '../../core/i18n/en/shipments-notes'
import { registerMessages } from '../../core/i18n/translate'
import { needsLabel } from '../../core/labels/needs-label'
import type { RowChanges } from '../../core/shipments/types'
import sheet from '../../styles/areas/shipments-entry.css?inline'
import { useScreen, useSheet } from '../base/bridge/hooks'
import { useText } from '../kit/context'
import { Button } from '../kit/fields/Button'
import { Combo } from '../kit/fields/Combo'
import type { ComboOption } from '../kit/fields/use-combo'
import { deepFocus } from '../kit/focus'
import { SelectionBar } from '../kit/table/SelectionBar'
import { idOf, type RowActions, type RowContext, type ViewRow } from './row-context'

registerMessages('en', words)

interface ShipmentsChosenProps {
  /** The ticked rows among those that are shown. */
  picked: readonly ViewRow[]
  couriers: readonly ComboOption[]
  actions: RowActions
  onPrint: RowContext['onPrint']
  onClear(): void
}

/** What can be done with the ticked rows, each in one step that one undo takes back. Nothing is saved by it. */
export function ShipmentsChosen({ picked, couriers, actions, onPrint, onClear }: ShipmentsChosenProps) {
  useSheet(sheet)
  const t = useText()
  const { host } = useScreen()
  const waiting = picked.filter(({ edit }) => edit.status === 'pending')
  const labels = picked.filter(({ shipment }) => needsLabel(shipment)).length
  const editAll = (rows: readonly ViewRow[], changes: RowChanges) =>
    actions.onEditMany(new Map(rows.map(row => [idOf(row), changes])))
  /** The bar takes its focus along: it goes on at the first row that was ticked. */
  function clear() {
    const around = deepFocus(host.element)?.closest<HTMLElement>('.rows-around')
    const [first] = picked
    const cell = first && around?.querySelector(`[data-row="${CSS.escape(idOf(first))}"]`)
    const tick = cell?.closest('tr')?.querySelector<HTMLElement>('input[type=checkbox]')
    ;(tick ?? around)?.focus()
    onClear()
  }
  return (
    <SelectionBar count={picked.length} onClear={clear}>
      <Button
        kind="quiet"
        size="bar"
        icon={truck}
        off={waiting.length === 0 ? t('shipments.noneWaits') : undefined}
        onClick={() => editAll(waiting, { status: 'dispatched' })}
      >
        {t('shipments.markShipped')}
      </Button>
      <CourierForAll
        label={t('shipments.courierForAll')}
        couriers={couriers}
        onChoose={shippingCourier => editAll(picked, { shippingCourier })}
      />
      <CourierForAll
        label={t('shipments.returnCourierForAll')}
        couriers={couriers}
        onChoose={returnCourier => editAll(picked, { returnCourier })}
      />
      {labels > 0 && (
        <Button kind="quiet" size="bar" icon={printer} onClick={() => onPrint(0)}>
          {t('shipments.printLabels', { count: labels })}
        </Button>
      )}
    </SelectionBar>
  )
}

interface CourierForAllProps {
  label: string
  couriers: readonly ComboOption[]
  onChoose(courier: string): void
}

function CourierForAll({ label, couriers, onChoose }: CourierForAllProps) {
  return (
    <div className="chosen-courier">
      <Combo
        label={label}
        labelHidden
        small
        placeholder={label}
        options={couriers}
        value=""
        onChange={courier => courier !== '' && onChoose(courier)}
      />
    </div>
  )
}
