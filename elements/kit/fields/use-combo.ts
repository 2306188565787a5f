import { type KeyboardEvent, useState } from 'react'
import { closest, plain } from '../../../core/base/closest'

export interface ComboOption {
  value: string
  label: string
  icon?: string | undefined
}

export interface ComboEntry {
  option: ComboOption
  /** Whether the option is the best guess for a text that matches none. */
  guessed: boolean
}

interface Input {
  value: string
  options: readonly ComboOption[]
  onChange: (value: string) => void
  open: boolean
  show: () => void
  hide: () => void
}

const maxMatches = 6

/**
 * Returns the text of a combo box, the matching options, the index of the active one, and handlers. The index after the
 * last option is the item that shows all options.
 */
export function useCombo({ value, options, onChange, open, show, hide }: Input) {
  const [typed, setTyped] = useState<string | null>(null)
  const [all, setAll] = useState(true)
  const [active, setActive] = useState(-1)
  const chosen = options.find(option => option.value === value)
  const text = typed ?? chosen?.label ?? value

  const entries: ComboEntry[] =
    all || text.trim() === ''
      ? options.map(option => ({ option, guessed: false }))
      : closest(options, text).slice(0, maxMatches)
  const more = entries.length < options.length
  const last = entries.length - (more ? 0 : 1)

  const openAt = (index: number) => {
    setActive(index)
    show()
  }
  const finish = (next: string | null) => {
    setTyped(null)
    setAll(true)
    setActive(-1)
    hide()
    if (next !== null && next !== value) onChange(next)
  }
  /** Chooses the option at an index; the index after the last shows all options instead. */
  const choose = (index: number) => {
    const entry = entries[index]
    if (entry) return finish(entry.option.value)
    setAll(true)
    setActive(0)
  }
  /** Chooses the option with the typed label, else the typed text, so that no text is lost. */
  const chooseTyped = () => {
    if (typed === null) return finish(null)
    const same = options.find(option => plain(option.label) === plain(typed))
    finish(same ? same.value : typed.trim())
  }
  const onType = (next: string) => {
    setTyped(next)
    setAll(false)
    openAt(next.trim() === '' ? -1 : 0)
  }

  const move = (step: number) => {
    if (!open)
      return openAt(
        chosen
          ? Math.max(
              entries.findIndex(entry => entry.option === chosen),
              0,
            )
          : 0,
      )
    const next = active + step
    setActive(next > last ? 0 : next < 0 ? last : next)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, altKey } = event
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      if (altKey && open) chooseTyped()
      else if (altKey) openAt(-1)
      else move(key === 'ArrowDown' ? 1 : -1)
    } else if (key === 'Tab') {
      const marked = open ? entries[active] : undefined
      return marked ? finish(marked.option.value) : chooseTyped()
    } else if (key === 'Enter' && open && active >= 0) choose(active)
    else if (key === 'Escape' && open) {
      setActive(-1)
      hide()
    } else if (key === 'Escape' && typed !== null) finish(null)
    else {
      if (key === 'Enter') chooseTyped()
      return
    }
    event.preventDefault()
    event.stopPropagation()
  }

  return { text, entries, more, active, choose, chooseTyped, onType, onKeyDown, openAt, setActive }
}
