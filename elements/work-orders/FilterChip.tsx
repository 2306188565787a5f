import chevron from 'icon:chevron-down'
import plus from 'icon:plus'
import cross from 'icon:x'
import type { ReactNode } from 'react'
import { useText } from '../kit/context'
import { Icon } from '../kit/icons/Icon'
import { Popover } from '../kit/overlays/Popover'

interface Props {
  /** Name of the filter: "Status". */
  name: string
  /** Name and value of a filter that is set: "Status: Assigned"; null for one that is not. */
  set: string | null
  icon?: string
  /** Removes what is set; without it something is always set. */
  onClear?: () => void
  children: (close: () => void) => ReactNode
}

/** A chip that opens its choices, and a cross that removes what is set. */
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
