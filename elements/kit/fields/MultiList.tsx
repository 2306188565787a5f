import { useRef } from 'react'
import { I18nProvider } from 'react-aria/I18nProvider'
import { mergeProps } from 'react-aria/mergeProps'
import { useListBox, useOption } from 'react-aria/useListBox'
import { Item } from 'react-stately/Item'
import { enableShadowDOM } from 'react-stately/private/flags/flags'
import { type ListState, useListState } from 'react-stately/useListState'
import { useLocale } from '../context'
import { modalityProps } from '../modality'

// Without this flag, presses inside a shadow root have the shadow host as their target.
enableShadowDOM()

export interface MultiOption {
  readonly id: string
  readonly label: string
  readonly detail: string
}

interface MultiListProps {
  label: string
  options: readonly MultiOption[]
  /** The chosen ids. Ids without an option stay chosen. */
  chosen: ReadonlySet<string>
  onChange(ids: readonly string[], on: boolean): void
}

/**
 * A list of names of which several can be chosen, by the ARIA pattern: arrows and letters move, Space chooses, Shift
 * with an arrow chooses on the way, Ctrl+A chooses all.
 */
export function MultiList(props: MultiListProps) {
  return (
    <I18nProvider locale={useLocale()}>
      <Options {...props} />
    </I18nProvider>
  )
}

function Options({ label, options, chosen, onChange }: MultiListProps) {
  const list = useRef<HTMLDivElement>(null)
  const props = {
    'aria-label': label,
    items: options,
    selectionMode: 'multiple' as const,
    selectedKeys: options.filter(({ id }) => chosen.has(id)).map(({ id }) => id),
    onSelectionChange(keys: 'all' | ReadonlySet<unknown>) {
      const changed = (on: boolean) =>
        options.filter(({ id }) => on === (keys === 'all' || keys.has(id)) && on !== chosen.has(id)).map(({ id }) => id)
      for (const on of [true, false]) if (changed(on).length > 0) onChange(changed(on), on)
    },
    // Escape closes the dialog around the list. By default, react-aria would clear the choice.
    escapeKeyBehavior: 'none' as const,
  }
  const state = useListState({ ...props, children: ({ label: name }) => <Item textValue={name}>{name}</Item> })
  const { listBoxProps } = useListBox(props, state, list)
  return (
    <div {...mergeProps(listBoxProps, modalityProps)} ref={list} className="multi-list">
      {options.map(option => (
        <Option key={option.id} option={option} state={state} />
      ))}
    </div>
  )
}

function Option({ option: { id, label, detail }, state }: { option: MultiOption; state: ListState<MultiOption> }) {
  const ref = useRef<HTMLDivElement>(null)
  const { optionProps, isSelected } = useOption({ key: id }, state, ref)
  return (
    <div {...optionProps} ref={ref} className="multi-option">
      <span className="tick tree-tick" data-state={isSelected} />
      <span translate="no">
        <span>{label}</span>
        <span className="multi-detail">{detail}</span>
      </span>
    </div>
  )
}
