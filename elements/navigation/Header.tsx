import exit from 'icon:door-exit'
import type { MouseEvent } from 'react'
import { isCurrent, type MenuRule, shortName } from '../../core/navigation/menu'
import { Badge } from '../kit/Badge'
import { useLocale, useText } from '../kit/context'
import { Icon } from '../kit/icons/Icon'
import { Mark } from '../kit/icons/Mark'

interface HeaderProps {
  items: readonly MenuRule[]
  path: string
  /** Work orders that are active; null while it is not known. */
  count: number | null
  company: string
  environment: string
  signOutUrl: string | null
  onGo(path: string): boolean
  onSignOut(): void
}

/** The product's name: the same in every language. */
const product = 'Reeldock'

export function Header({ items, path, count, company, environment, signOutUrl, onGo, onSignOut }: HeaderProps) {
  const t = useText()
  const number = new Intl.NumberFormat(useLocale())
  const follow = (event: MouseEvent<HTMLAnchorElement>, to: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    onGo(to)
  }
  return (
    <header className="header">
      <a className="header-mark" href="/" onClick={event => follow(event, '/')}>
        <Mark size={24} />
        {product}
      </a>
      {environment !== '' && environment !== 'production' && <Badge>{environment}</Badge>}
      <nav className="header-items" aria-label={t('navigation.label')}>
        {items.map(item => {
          const to = typeof item.leads === 'object' && 'path' in item.leads ? item.leads.path : '/'
          return (
            <a
              key={item.id}
              className="header-item"
              href={to}
              aria-current={isCurrent(item, path) ? 'page' : undefined}
              onClick={event => follow(event, to)}
            >
              {t(item.label)}
              {item.id === 'work-orders' && count !== null && <span className="count">{number.format(count)}</span>}
            </a>
          )
        })}
      </nav>
      <div className="header-side">
        {company !== '' && <span title={company}>{shortName(company)}</span>}
        {signOutUrl !== null && (
          <a
            className="header-item"
            href={signOutUrl}
            onClick={event => {
              event.preventDefault()
              onSignOut()
            }}
          >
            <Icon of={exit} />
            {t('navigation.signOut')}
          </a>
        )}
      </div>
    </header>
  )
}
