import down from 'icon:arrow-down'
import up from 'icon:arrow-up'
import { type Order, orders, sortOf } from '../../core/work-orders/active/sort'
import { useText } from '../kit/context'
import { RadioGroup } from '../kit/fields/RadioGroup'
import { FilterChip } from './FilterChip'

/** The chip of the list's sort order, because a phone shows no heads of columns. */
export function OrderChip({ order, onOrder }: { order: Order; onOrder(order: Order): void }) {
  const t = useText()
  return (
    <FilterChip
      name={t('workOrders.sort')}
      set={t(`workOrders.sort.${order}`)}
      icon={sortOf(order).dir === 'asc' ? up : down}
    >
      {close => (
        <RadioGroup
          label={t('workOrders.sort')}
          value={order}
          options={orders.map(value => ({ value, label: t(`workOrders.sort.${value}`) }))}
          onChange={next => {
            onOrder(next)
            close()
          }}
        />
      )}
    </FilterChip>
  )
}
