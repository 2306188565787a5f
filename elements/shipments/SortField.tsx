import type { SortColumn, SortOrder } from '../../core/shipments/types'
import { useText } from '../kit/context'
import { SelectField } from '../kit/fields/SelectField'

const sortable: readonly SortColumn[] = [
  'shipBy',
  'deliverBy',
  'address',
  'shippingInfo',
  'status',
  'deliveryInstructions',
]

interface SortFieldProps {
  order: SortOrder
  onSort(order: SortOrder): void
}

/** Sorts where there is no room for every head of the table. */
export function SortField({ order, onSort }: SortFieldProps) {
  const t = useText()
  const options = sortable.flatMap(column => {
    const name = t(`shipments.column.${column}`)
    return [
      { value: `${column} ascending`, label: t('shipments.ascending', { column: name }) },
      { value: `${column} descending`, label: t('shipments.descending', { column: name }) },
    ]
  })
  return (
    <div className="sort-field">
      <SelectField
        label={t('shipments.sort')}
        labelHidden
        value={`${order.column} ${order.direction}`}
        options={options}
        onChange={value => {
          const [column, direction] = value.split(' ')
          const chosen = sortable.find(name => name === column)
          if (chosen) onSort({ column: chosen, direction: direction === 'descending' ? 'descending' : 'ascending' })
        }}
      />
    </div>
  )
}
