import type { ReactNode } from 'react'
import { Icon } from '../icons/Icon'
import { inElement } from '../own-text'

export interface MenuItem {
  id: string
  label: string
  /** A second line, such as the reason why the item is disabled. */
  detail?: string | undefined
  icon?: string | undefined
  danger?: boolean | undefined
  disabled?: boolean | undefined
  /** Makes the item a link. */
  href?: string | undefined
  /** Whether the link opens a new tab. */
  newTab?: boolean | undefined
  /** Whether the item is the current place. */
  current?: boolean | undefined
  /** Content at the end of the line: a badge, a mark. */
  end?: ReactNode
  /** Makes the item a choice of its group: whether the item is the checked one. */
  checked?: boolean | undefined
  /** The name of the group of the item. The items of a group are next to each other. */
  group?: string | undefined
  /** The language of the label, when it differs from that of the menu. */
  lang?: string | undefined
  /** Whether a line separates the item from those above. */
  separated?: boolean | undefined
}

interface Props {
  items: readonly MenuItem[]
  /** Returns the attributes that connect an item with the keys of the menu. */
  propsOf: (item: MenuItem, index: number) => Record<string, unknown>
}

/** The items of a menu in their order; those of one group are side by side under its name. */
export function MenuItems({ items, propsOf }: Props) {
  const draw = (item: MenuItem) => <Item key={item.id} item={item} more={propsOf(item, items.indexOf(item))} />
  return inGroups(items).map(({ name, members }) =>
    name === undefined ? (
      members.map(draw)
    ) : (
      // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place in a menu
      <div key={members[0]?.id} role="group" aria-label={name} className="menu-choice">
        <span className="menu-choice-name" aria-hidden="true">
          {name}
        </span>
        {members.map(draw)}
      </div>
    ),
  )
}

interface Group {
  name: string | undefined
  members: MenuItem[]
}

function inGroups(items: readonly MenuItem[]): Group[] {
  const groups: Group[] = []
  for (const item of items) {
    const last = groups.at(-1)
    if (last && last.name === item.group) last.members.push(item)
    else groups.push({ name: item.group, members: [item] })
  }
  return groups
}

function Item({ item, more }: { item: MenuItem; more: Record<string, unknown> }) {
  const isChoice = item.checked !== undefined
  const attributes = {
    ...more,
    role: isChoice ? 'menuitemradio' : 'menuitem',
    'aria-checked': item.checked,
    'aria-current': item.current ? ('page' as const) : undefined,
    lang: item.lang,
    className: isChoice ? 'menu-pill' : 'menu-item',
    'aria-disabled': item.disabled,
    'data-tone': item.danger ? 'danger' : undefined,
    'data-separated': item.separated || undefined,
  }
  const content = (
    <>
      {item.icon && <Icon of={item.icon} />}
      <span className="menu-words">
        <span>{item.label}</span>
        {item.detail && <span className="menu-detail">{item.detail}</span>}
      </span>
      {inElement(item.end)}
    </>
  )
  if (item.href && !item.disabled) {
    return (
      <a {...attributes} href={item.href} {...(item.newTab && { target: '_blank', rel: 'noopener' })}>
        {content}
      </a>
    )
  }
  return (
    <button {...attributes} type="button">
      {content}
    </button>
  )
}
