import { type KeyboardEvent, useId, useRef } from 'react'
import { isolatedIn } from '../../../core/i18n/direction'
import { useLocale } from '../context'

export interface Tab<Id extends string = string> {
  id: Id
  label: string
  /** A number, or a text such as "86 / 240". */
  count?: number | string
}

interface TabsProps<Id extends string> {
  /** The accessible name of the list of tabs. */
  label: string
  tabs: readonly Tab<NoInfer<Id>>[]
  current: Id
  onChange(id: NoInfer<Id>): void
  /** Is called when the pointer enters a tab, which may be pressed soon. */
  onPoint?(id: NoInfer<Id>): void
}

/** Tabs with one stop in the tab order. Arrows move and choose, along the direction of the text. */
export function Tabs<Id extends string>({ label, tabs, current, onChange, onPoint }: TabsProps<Id>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const locale = useLocale()
  const number = new Intl.NumberFormat(locale)

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const index = tabs.findIndex(tab => tab.id === current)
    const next = tabs[targetIndex(event, index, tabs.length)]
    if (!next) return
    event.preventDefault()
    onChange(next.id)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[tabs.indexOf(next)]?.focus()
  }

  return (
    <div ref={list} className="tabs" role="tablist" aria-label={label} onKeyDown={onKeyDown}>
      {tabs.map(tab => (
        <button
          key={tab.id}
          id={`${id}${tab.id}`}
          type="button"
          role="tab"
          className="tab"
          aria-selected={tab.id === current}
          tabIndex={tab.id === current ? 0 : -1}
          onPointerEnter={() => onPoint?.(tab.id)}
          onClick={() => onChange(tab.id)}
        >
          <span>{tab.label}</span>
          {tab.count !== undefined && (
            <span className="tab-count">
              {typeof tab.count === 'number' ? number.format(tab.count) : isolatedIn(locale, tab.count)}
            </span>
          )}
        </button>
      ))}
    </div>
  )
}

/** Returns the index of the tab that a key moves to; -1 for other keys. */
function targetIndex(event: KeyboardEvent<HTMLElement>, index: number, length: number): number {
  const step = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1
  if (event.key === 'ArrowRight') return (index + step + length) % length
  if (event.key === 'ArrowLeft') return (index - step + length) % length
  if (event.key === 'Home') return 0
  if (event.key === 'End') return length - 1
  return -1
}
