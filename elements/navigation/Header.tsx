import reports from 'icon:chart-bar'
import workOrders from 'icon:clipboard-list'
import drives from 'icon:device-sd-card'
import unfold from 'icon:menu-2'
import appliances from 'icon:server-2'
import fold from 'icon:x'
import { type KeyboardEvent, type MouseEvent, type ReactNode, useId, useRef, useState } from 'react'
import { isCurrent, type MainId, type MenuRule } from '../../core/navigation/menu'
import { useText } from '../kit/context'
import { Badge } from '../kit/feedback/Badge'
import { IconButton } from '../kit/fields/IconButton'
import { Icon } from '../kit/icons/Icon'
import { Mark } from '../kit/icons/Mark'
import { inElement } from '../kit/own-text'
import { hrefTo } from './href'
import type { Presses } from './presses'
import { useOutside } from './use-outside'

interface Props {
  items: readonly MenuRule<MainId>[]
  /** The path that is open. */
  path: string
  base: string
  environment: string
  /** The content after the label of an item. */
  notes?: Partial<Record<MainId, ReactNode>>
  presses: Presses
  /** The main content, which the skip link leads to; null without one. */
  main: HTMLElement | null
  /** The content at the end of the header: the company, or the sign-out. */
  children: ReactNode
}

const icons: Readonly<Record<MainId, string>> = { appliances, drives, 'work-orders': workOrders, reports }

/** The name of the product, the same in every language. */
const product = 'Reeldock'

/** The header above every page. Its style sheet folds the menu into one button where the header is narrow. */
export function Header({ items, path, base, environment, notes = {}, presses, main, children }: Props) {
  const t = useText()
  const id = useId()
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)

  // Focus the button when the panel closes, so that a dialog that an item opens returns the focus to the button.
  const close = () => {
    if (!open) return
    setOpen(false)
    button.current?.focus()
  }
  const onPress = (event: MouseEvent, to: string) => {
    close()
    presses.follow(event, to)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!open) return
    if (event.key === 'Escape') close()
    else if (!moveAmong(event.currentTarget, event.key)) return
    event.preventDefault()
    event.stopPropagation()
  }

  const header = useRef<HTMLDivElement>(null)
  useOutside(header, open, () => setOpen(false))

  return (
    <div ref={header} className="header">
      {main && (
        <a
          className="header-skip button plain"
          href={`#${main.id}`}
          onClick={event => {
            event.preventDefault()
            main.focus()
          }}
        >
          {t('navigation.skip')}
        </a>
      )}
      {items.length > 0 && (
        <span className="header-fold">
          <IconButton
            ref={button}
            icon={open ? fold : unfold}
            label={t('navigation.menu')}
            size="control"
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
            onKeyDown={onKeyDown}
          />
        </span>
      )}
      <a className="header-mark" href={hrefTo('/', base, path)} onClick={event => onPress(event, '/')}>
        <Mark size={24} />
        <span className="header-name" translate="no">
          {product}
        </span>
      </a>
      {environment !== '' && environment !== 'production' && <Badge>{environment}</Badge>}
      <nav id={id} className="header-items" data-open={open || undefined} aria-label={t('navigation.label')}>
        {items.map(rule => {
          const { leads } = rule
          if (typeof leads !== 'object' || !('path' in leads)) return null
          return (
            <a
              key={rule.id}
              className="header-item"
              href={hrefTo(leads.path, base, path)}
              aria-current={isCurrent(rule, path) ? 'page' : undefined}
              aria-haspopup={leads.path.startsWith('?') ? 'dialog' : undefined}
              onClick={event => onPress(event, leads.path)}
              onKeyDown={onKeyDown}
            >
              <Icon of={icons[rule.id]} />
              <span>{`${t(rule.label)} `}</span>
              {inElement(notes[rule.id])}
            </a>
          )
        })}
      </nav>
      <div className="header-side">{children}</div>
    </div>
  )
}

/** Moves the focus among the items of an open panel by arrows, Home and End. Returns false for other keys. */
function moveAmong(from: HTMLElement, key: string): boolean {
  const items = [...(from.closest('.header')?.querySelectorAll<HTMLElement>('.header-item') ?? [])]
  const index = items.indexOf(from)
  const targets: Record<string, number> = {
    ArrowDown: index + 1,
    ArrowUp: index < 0 ? -1 : index - 1,
    Home: 0,
    End: -1,
  }
  const target = targets[key]
  if (target === undefined) return false
  items.at(target === items.length ? 0 : target)?.focus()
  return true
}
