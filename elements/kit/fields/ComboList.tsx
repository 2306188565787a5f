import { type RefObject, useEffect } from 'react'
import { useText } from '../context'
import { Icon } from '../icons/Icon'
import { useSurface } from '../overlays/use-surface'
import type { ComboEntry } from './use-combo'

export interface ComboListProps {
  id: string
  anchor: RefObject<HTMLElement | null>
  label: string
  entries: readonly ComboEntry[]
  /** The index of the active option; -1 for none. The index after the last entry is the item that shows all options. */
  active: number
  /** The number of all options; null when all are shown. */
  count: number | null
  onChoose: (index: number) => void
  onClose: () => void
}

/** The open list of a combo box. Focus and keys stay in its field. */
export function ComboList({ id, anchor, label, entries, active, count, onChoose, onClose }: ComboListProps) {
  const t = useText()
  const { surface, surfaceProps } = useSurface(anchor, { onClose, matchWidth: true })
  useEffect(() => {
    if (active >= 0) surface?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [active, surface])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a press on the list must not take the focus out of the field
    <div {...surfaceProps} className="popover combo" onMouseDown={event => event.preventDefault()}>
      <div id={id} role="listbox" aria-label={label}>
        {entries.map((entry, index) => (
          <Entry
            key={entry.option.value}
            id={`${id}-${index}`}
            entry={entry}
            note={index === 0 && entry.guessed ? t('kit.closest') : undefined}
            active={index === active}
            onClick={() => onChoose(index)}
          />
        ))}
        {count !== null && (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the input's, as in every combo box
          <div
            id={`${id}-${entries.length}`}
            role="option"
            className="combo-option combo-more"
            aria-selected={active === entries.length}
            tabIndex={-1}
            onClick={() => onChoose(entries.length)}
          >
            {t('kit.showAll', { count })}
          </div>
        )}
      </div>
      {entries.length === 0 && <p className="combo-none">{t('kit.noChoice')}</p>}
    </div>
  )
}

interface EntryProps {
  id: string
  entry: ComboEntry
  note: string | undefined
  active: boolean
  onClick: () => void
}

function Entry({ id, entry: { option }, note, active, onClick }: EntryProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the input's, as in every combo box
    <div id={id} role="option" className="combo-option" aria-selected={active} tabIndex={-1} onClick={onClick}>
      {option.icon && <Icon of={option.icon} />}
      <span className="combo-words" translate="no">
        {option.label}
      </span>
      {note && <span className="combo-note">{note}</span>}
    </div>
  )
}
