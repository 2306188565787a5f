import search from 'icon:search'
import close from 'icon:x'
import { type FormEvent, useRef } from 'react'
import { useText } from '../context'
import { Icon } from '../icons/Icon'
import { IconButton } from './IconButton'

interface SearchFieldProps {
  /** The accessible name, also the placeholder. */
  label: string
  value: string
  onChange(value: string): void
  /** Is called when Enter is pressed, or the field is cleared. */
  onSubmit?(value: string): void
}

export function SearchField({ label, value, onChange, onSubmit }: SearchFieldProps) {
  const t = useText()
  const field = useRef<HTMLInputElement>(null)

  function submit(event: FormEvent) {
    event.preventDefault()
    onSubmit?.(value)
  }
  function clear() {
    onChange('')
    onSubmit?.('')
    field.current?.focus()
  }

  return (
    <form className="search" onSubmit={submit}>
      <Icon of={search} />
      <input
        ref={field}
        type="search"
        part="field"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        aria-label={label}
        placeholder={label}
        title={label}
        value={value}
        onChange={event => onChange(event.currentTarget.value)}
        onKeyDown={event => {
          if (event.key !== 'Escape' || value === '') return
          event.preventDefault()
          event.stopPropagation()
          clear()
        }}
      />
      {value !== '' && <IconButton icon={close} label={t('kit.clear')} onClick={clear} />}
    </form>
  )
}
