import reports from 'icon:chart-bar'
import workOrders from 'icon:clipboard-list'
import drives from 'icon:device-sd-card'
import appliances from 'icon:server-2'
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { isCurrent, type MenuId, type MenuRule } from '../../core/navigation/menu'
import { useText } from '../kit/context'
import { Icon } from '../kit/icons/Icon'
import { hrefTo } from './href'

interface Props {
  id: string
  items: readonly MenuRule[]
  path: string
  /** Where the portal lives, '' in its own page. */
  base: string
  /** Stands behind the words of an item. */
  notes: Partial<Record<MenuId, ReactNode>>
  /** Folded, it shows only while it is open. */
  open: boolean
  onPress: (event: MouseEvent, path: string) => void
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
}

const icons: Partial<Record<MenuId, string>> = { appliances, drives, 'work-orders': workOrders, reports }

/** The areas of the portal: a line of links, or a panel of them under a header that is folded. */
export function MainMenu({ id, items, path, base, notes, open, onPress, onKeyDown }: Props) {
  const t = useText()
  return (
    <nav id={id} className="header-items" data-open={open || undefined} aria-label={t('navigation.label')}>
      {items.map(rule => {
        const { leads } = rule
        if (typeof leads !== 'object' || !('path' in leads)) return null
        const icon = icons[rule.id]
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
            {icon && <Icon of={icon} />}
            {t(rule.label)} {notes[rule.id]}
          </a>
        )
      })}
    </nav>
  )
}
