import chevron from 'icon:chevron-down'
import plus from 'icon:plus'
import cross from 'icon:x'
import type { ReactNode } from 'react'
import { useText } from '../kit/context'
import { Icon } from '../kit/icons/Icon'
import { Popover } from '../kit/overlays/Popover'

interface Props {
  /** The name of the filter, for example "Status". */
  name: string
  /** The name and value of a set filter, for example "Status: Assigned"; null for an unset one. */
  set: string | null
  icon?: string
  /** Clears the filter. Without this function the chip always has a value. */
  onClear?: () => void
  children: (close: () => void) => ReactNode
}

/** A chip that opens its choices, with a cross that clears the filter. */
export function FilterChip({ name, set, icon, onClear, children }: Props) {
  const t = useText()
  return (
    <span className="filter-chip" part="chip" data-set={set !== null || undefined}>
      <Popover
        label={name}
        trigger={props => (
          <button type="button" className="filter-chip-open" {...props}>
            {set === null ? <Icon of={plus} size={14} /> : icon && <Icon of={icon} size={14} />}
            <span>{set ?? name}</span>
            {set !== null && !onClear && <Icon of={chevron} size={14} />}
          </button>
        )}
      >
        {close => <div className="filter-choices">{children(close)}</div>}
      </Popover>
      {set !== null && onClear && (
        <button
          type="button"
          className="filter-chip-clear"
          aria-label={t('workOrders.filter.clearOne', { name })}
          title={t('workOrders.filter.clearOne', { name })}
          onClick={onClear}
        >
          <Icon of={cross} size={14} />
        </button>
      )}
    </span>
  )
}
