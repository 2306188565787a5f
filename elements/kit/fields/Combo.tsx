import chevronDown from 'icon:chevron-down'
import { useId, useRef, useState } from 'react'
import { lazy } from '../../../core/base/lazy'
import { useText } from '../context'
import { Part, usePart } from '../feedback/Part'
import { Field, type FieldProps } from './Field'
import { type ComboOption, useCombo } from './use-combo'

const listPart = lazy(() => import('./ComboList'), 'ComboList')

interface Props extends FieldProps {
  /** The value of an option, or another text, which the owner validates. */
  value: string
  onChange: (value: string) => void
  options: readonly ComboOption[]
  placeholder?: string | undefined
}

/**
 * A choice from a long list by typing: the closest options come first, arrows move, Enter and Tab choose, Escape closes
 * the list, then restores the text.
 */
export function Combo({ value, onChange, options, placeholder, ...field }: Props) {
  const t = useText()
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [open, setOpen] = useState(false)
  const [show, hide] = [() => setOpen(true), () => setOpen(false)]
  usePart(listPart)
  const combo = useCombo({ value, options, onChange, open, show, hide })
  const { entries, more, active } = combo
  const off = field.disabled || field.readOnly

  return (
    <Field
      {...field}
      inside={{ endIcon: chevronDown }}
      onBlur={() => {
        combo.chooseTyped()
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
          {open && (
            <Part
              of={listPart}
              rows={0}
              props={{
                id: listId,
                anchor: input,
                label: field.label,
                entries,
                active,
                count: more ? options.length : null,
                onChoose: combo.choose,
                onClose: hide,
              }}
            />
          )}
          <span role="status" className="sr-only">
            {open && t('kit.choices', { count: entries.length })}
          </span>
        </>
      )}
    </Field>
  )
}
