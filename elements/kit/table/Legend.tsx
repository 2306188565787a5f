import { Fragment } from 'react'
import { useLocale } from '../context'
import type { Tone } from '../feedback/tone'
import { Icon } from '../icons/Icon'

export interface LegendItem<Id extends string = string> {
  id: Id
  label: string
  count?: number
  icon?: string
  tone?: Tone
  /** A text before the item, when it begins another kind. */
  heading?: string | undefined
}

interface LegendProps<Id extends string> {
  /** The accessible name of the group: "On this page". */
  label: string
  /** Whether the name is visible before the chips. */
  labelled?: boolean
  items: readonly LegendItem<NoInfer<Id>>[]
  chosen: Id
  onChoose(id: NoInfer<Id>): void
}

/** A choice of one among statuses with their counts. On a phone it scrolls horizontally. */
export function Legend<Id extends string>({ label, labelled = false, items, chosen, onChoose }: LegendProps<Id>) {
  const number = new Intl.NumberFormat(useLocale())
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend of its own and cannot be a flex row
    <div className="legend" role="group" aria-label={label}>
      {labelled && (
        <span className="legend-name" aria-hidden="true">
          {label}
        </span>
      )}
      {items.map(item => (
        <Fragment key={item.id}>
          {item.heading && <span className="legend-name">{item.heading}</span>}
          <button
            type="button"
            className="legend-chip"
            part="chip"
            aria-pressed={item.id === chosen}
            data-tone={item.tone}
            onClick={() => onChoose(item.id)}
          >
            {item.icon && <Icon of={item.icon} />}
            <span>{item.label}</span>
            {item.count !== undefined && <span className="count">{number.format(item.count)}</span>}
          </button>
        </Fragment>
      ))}
    </div>
  )
}
