import truck from 'icon:truck'
import words from '../../core/i18n/en/shipments-notes'
import { registerMessages } from '../../core/i18n/translate'
import type { RowChanges } from '../../core/shipments/types'
import sheet from '../../styles/areas/shipments-entry.css?inline'
import { useSheet } from '../base/hooks'
import { Button } from '../kit/Button'
import { Combo } from '../kit/Combo'
import { useText } from '../kit/context'
import { SelectionBar } from '../kit/SelectionBar'
import type { ComboOption } from '../kit/use-combo'
import { idOf, type RowActions, type ViewRow } from './row-context'

registerMessages('en', words)

interface ShipmentsChosenProps {
  /** The ticked rows among those that are shown. */
  picked: readonly ViewRow[]
  couriers: readonly ComboOption[]
  actions: RowActions
  onClear(): void
}

/** What can be done with the ticked rows, each in one step that one undo takes back. Nothing is saved by it. */
export function ShipmentsChosen({ picked, couriers, actions, onClear }: ShipmentsChosenProps) {
  useSheet(sheet)
  const t = useText()
  const waiting = picked.filter(({ edit }) => edit.status === 'pending')
  const editAll = (rows: readonly ViewRow[], changes: RowChanges) =>
    actions.onEditMany(new Map(rows.map(row => [idOf(row), changes])))
  return (
    <SelectionBar count={picked.length} onClear={onClear}>
      <Button
        kind="quiet"
        size="bar"
        icon={truck}
        off={waiting.length === 0 ? t('shipments.noneWaits') : undefined}
        onClick={() => editAll(waiting, { status: 'dispatched' })}
      >
        {t('shipments.markShipped')}
      </Button>
      <div className="chosen-courier">
        <Combo
          label={t('shipments.courierForAll')}
          labelHidden
          small
          placeholder={t('shipments.courierForAll')}
          options={couriers}
          value=""
          onChange={shippingCourier => shippingCourier !== '' && editAll(picked, { shippingCourier })}
        />
      </div>
    </SelectionBar>
  )
}
