import type { DriveReport } from '../../core/work-orders/active/day-store'
import type { OrderFilter } from '../../core/work-orders/active/filter'
import { formatFilter } from '../../core/work-orders/active/filter'
import type { WorkOrderRow } from '../../core/work-orders/types'
import sheet from '../../styles/areas/work-orders-tools.css?inline'
import dates from '../../styles/bundles/dates.css?inline'
import fields from '../../styles/bundles/fields.css?inline'
import forms from '../../styles/bundles/forms.css?inline'
import { useSheet } from '../base/bridge/hooks'
import { useText } from '../kit/context'
import { Button } from '../kit/fields/Button'
import { ApplianceChip } from './ApplianceChip'
import { RiskChip, StatusChip } from './ChoiceChip'
import type { WorkOrdersProps } from './contract'
import { OrderChip } from './OrderChip'
import { ShipByChip } from './ShipByChip'

interface Props {
  values: WorkOrdersProps['values']
  rows: readonly WorkOrderRow[]
  /** The count of orders that pass the filter. */
  count: number
  filter: OrderFilter
  isWhole: boolean
  drives: DriveReport | null
  setView: WorkOrdersProps['host']['setView']
}

/** Chips for the sort order and for each filter of the list, and the count of orders that pass. */
export function ListTools({ values, rows, count, filter, isWhole, drives, setView }: Props) {
  useSheet(fields)
  useSheet(forms)
  useSheet(dates)
  useSheet(sheet)
  const t = useText()
  const onFilter = (change: Partial<OrderFilter>) => setView('filter', formatFilter({ ...filter, ...change }))
  const isFiltered = values.filter !== ''
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend of its own and cannot be a flex row */}
      <div className="filter-chips" role="group" aria-label={t('workOrders.filter')}>
        <OrderChip order={values.order} onOrder={next => setView('order', next)} />
        <ShipByChip shipBy={filter.shipBy} onChange={shipBy => onFilter({ shipBy })} />
        <StatusChip rows={rows} chosen={filter.status} onChange={status => onFilter({ status })} />
        <ApplianceChip drives={drives} chosen={filter.appliance} onChange={appliance => onFilter({ appliance })} />
        <RiskChip chosen={filter.risk} onChange={risk => onFilter({ risk })} />
      </div>
      {isFiltered && (
        <span className="filter-result">
          <span role="status">
            {t(isWhole ? 'workOrders.shownOf' : 'workOrders.shownOfPage', { shown: count, count: rows.length })}
          </span>
          <Button kind="quiet" size="bar" onClick={() => setView('filter', '')}>
            {t('workOrders.filter.clear')}
          </Button>
        </span>
      )}
    </>
  )
}
