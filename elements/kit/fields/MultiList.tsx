import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { keepFocus } from '../keep-focus'

export interface MultiOption {
  readonly id: string
  readonly label: string
  readonly detail: string
}

interface MultiListProps {
  label: string
  options: readonly MultiOption[]
  chosen: ReadonlySet<string>
  onChange(ids: readonly string[], on: boolean): void
}

/**
 * A list of names of which several can be chosen, by the ARIA pattern: arrows move, Space chooses, Shift with an arrow chooses
 * on the way, Ctrl+A all of them.
 */
export function MultiList({ label, options, chosen, onChange }: MultiListProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(0)
  const active = Math.min(at, options.length - 1)

  function goTo(index: number, choosing: boolean) {
    const next = options[Math.max(0, Math.min(index, options.length - 1))]
    if (next === undefined) return
    setAt(options.indexOf(next))
    list.current?.children[options.indexOf(next)]?.scrollIntoView({ block: 'nearest' })
    if (choosing) onChange([next.id], true)
  }
  function onKeyDown(event: KeyboardEvent) {
    const current = options[active]
    if (current === undefined) return
    const steps: Readonly<Record<string, () => void>> = {
      ArrowDown: () => goTo(active + 1, event.shiftKey),
      ArrowUp: () => goTo(active - 1, event.shiftKey),
      Home: () => goTo(0, false),
      End: () => goTo(options.length - 1, false),
      ' ': () => onChange([current.id], !chosen.has(current.id)),
      a: () =>
        onChange(
          options.map(option => option.id),
          !options.every(option => chosen.has(option.id)),
        ),
    }
    const isAll = event.key === 'a' && (event.ctrlKey || event.metaKey)
    if (event.key === 'a' && !isAll) return
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    step()
  }

  return (
    <div
      ref={list}
      role="listbox"
      className="multi-list"
      aria-label={label}
      aria-multiselectable="true"
      aria-activedescendant={options[active] && `${id}-${active}`}
      tabIndex={0}
      onMouseDown={keepFocus}
      onKeyDown={onKeyDown}
    >
      {options.map((option, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the list's, which has the focus
        <div
          key={option.id}
          id={`${id}-${index}`}
          role="option"
          className="multi-option"
          aria-selected={chosen.has(option.id)}
          data-active={index === active || undefined}
          tabIndex={-1}
          onClick={() => {
            setAt(index)
            onChange([option.id], !chosen.has(option.id))
          }}
        >
          <span className="tick tree-tick" data-state={chosen.has(option.id)} />
          <span translate="no">
            <span>{option.label}</span>
            <span className="multi-detail">{option.detail}</span>
          </span>
        </div>
      ))}
    </div>
  )
}
