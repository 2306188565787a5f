import type { SortColumn, SortOrder } from '../../core/shipments/types'
import { useText } from '../kit/context'
import { SelectField } from '../kit/fields/SelectField'

const columns: readonly SortColumn[] = [
  'shipBy',
  'deliverBy',
  'address',
  'shippingInfo',
  'status',
  'deliveryInstructions',
]
const orders = columns.flatMap<SortOrder>(by => [
  { by, dir: 'asc' },
  { by, dir: 'desc' },
])
const keyOf = ({ by, dir }: SortOrder) => `${by} ${dir}`
const labels = { asc: 'shipments.ascending', desc: 'shipments.descending' } as const

interface SortFieldProps {
  order: SortOrder
  onSort(order: SortOrder): void
}

/** The sort field for a layout that does not show all heads of the table. */
export function SortField({ order, onSort }: SortFieldProps) {
  const t = useText()
  return (
    <div className="sort-field">
      <SelectField
        label={t('shipments.sort')}
        labelHidden
        value={keyOf(order)}
        options={orders.map(each => ({
          value: keyOf(each),
          label: t(labels[each.dir], { column: t(`shipments.column.${each.by}`) }),
        }))}
        onChange={value => {
          const chosen = orders.find(each => keyOf(each) === value)
          if (chosen) onSort(chosen)
        }}
      />
    </div>
  )
}
