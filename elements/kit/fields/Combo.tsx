import chevronDown from 'icon:chevron-down'
import { useEffect, useId, useRef } from 'react'
import { useText } from '../context'
import { Icon } from '../icons/Icon'
import { usePopover } from '../overlays/use-popover'
import { Field, type FieldProps } from './Field'
import { type ComboEntry, type ComboOption, useCombo } from './use-combo'

interface Props extends FieldProps {
  /** The value of an option, or a text that is none: the owner tells what is wrong with it. */
  value: string
  onChange: (value: string) => void
  options: readonly ComboOption[]
  placeholder?: string | undefined
}

/** A choice from a long list by typing: the closest come first, arrows move, Enter and Tab take, Escape closes, then undoes. */
export function Combo({ value, onChange, options, placeholder, ...field }: Props) {
  const t = useText()
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const { open, show, hide, surface, surfaceProps } = usePopover(input, { kind: 'manual', matchWidth: true })
  const combo = useCombo({ value, options, onChange, open, show, hide })
  const { entries, more, active } = combo
  const off = field.disabled || field.readOnly

  useEffect(() => {
    if (open && active >= 0)
      surface.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [open, active, surface])

  return (
    <Field
      {...field}
      inside={{ endIcon: chevronDown }}
      onBlur={() => {
        combo.settle()
        field.onBlur?.()
      }}
    >
      {wiring => (
        <>
          <input
            {...wiring}
            ref={input}
            className="input"
            part="field"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={open}
            aria-controls={listId}
            aria-activedescendant={open && active >= 0 ? `${listId}-${active}` : undefined}
            autoComplete="off"
            spellCheck={false}
            readOnly={field.readOnly}
            placeholder={placeholder}
            title={combo.text === '' ? placeholder : undefined}
            value={combo.text}
            onChange={event => combo.onType(event.target.value)}
            onKeyDown={off ? undefined : combo.onKeyDown}
            onClick={off || open ? undefined : () => combo.openAt(-1)}
          />
          {/* biome-ignore lint/a11y/noStaticElementInteractions: a press on the list must not take the focus out of the field */}
          <div {...surfaceProps} className="popover combo" onMouseDown={event => event.preventDefault()}>
            <div id={listId} role="listbox" aria-label={field.label}>
              {open &&
                entries.map((entry, at) => (
                  <Entry
                    key={entry.option.value}
                    id={`${listId}-${at}`}
                    entry={entry}
                    note={at === 0 && entry.guessed ? t('kit.closest') : undefined}
                    active={at === active}
                    onClick={() => combo.choose(at)}
                  />
                ))}
              {open && more && (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the input's, as in every combo box
                <div
                  id={`${listId}-${entries.length}`}
                  role="option"
                  className="combo-option combo-more"
                  aria-selected={active === entries.length}
                  tabIndex={-1}
                  onClick={() => combo.choose(entries.length)}
                >
                  {t('kit.showAll', { count: options.length })}
                </div>
              )}
            </div>
            {open && entries.length === 0 && <p className="combo-none">{t('kit.noChoice')}</p>}
          </div>
          <span role="status" className="sr-only">
            {open && t('kit.choices', { count: entries.length })}
          </span>
        </>
      )}
    </Field>
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
