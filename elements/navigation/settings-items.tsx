import building from 'icon:building'
import calendar from 'icon:calendar'
import away from 'icon:external-link'
import hourglass from 'icon:hourglass'
import card from 'icon:id'
import exit from 'icon:logout'
import pin from 'icon:map-pin'
import users from 'icon:users'
import type { Language } from '../../core/i18n/languages'
import type { Translate } from '../../core/i18n/translate'
import { isCurrent, type MenuRule, type SettingsId } from '../../core/navigation/menu'
import { type Theme, themes } from '../../core/preferences/preferences'
import type { Preloaded } from '../../core/wire/start'
import { Badge } from '../kit/feedback/Badge'
import { Icon } from '../kit/icons/Icon'
import type { MenuItem } from '../kit/overlays/MenuItems'
import { hrefTo } from './href'
import { Unsaved } from './Unsaved'

const icons: Readonly<Record<SettingsId, string>> = {
  calendar,
  'service-areas': pin,
  'company-settings': building,
  'company-profile': card,
  'manage-users': users,
  'sign-out': exit,
}

interface Place {
  /** The path that is open. */
  path: string
  base: string
  links: Preloaded['links']
  /** Whether a change of the service areas waits for approval. */
  areasPending: boolean
}

/** Returns the menu item for a rule of the settings menu. */
export function pageItem({ id, label, leads, ...rule }: MenuRule<SettingsId>, place: Place, t: Translate): MenuItem {
  const item = { id, label: t(label), icon: icons[id] }
  if (leads === 'sign-out') return { ...item, separated: true }
  if ('link' in leads) {
    const end = (
      <>
        <Icon of={away} flip />
        <span className="sr-only">{t('navigation.newTab')}</span>
      </>
    )
    return { ...item, href: place.links?.[leads.link], newTab: true, end }
  }
  const isWaiting = id === 'service-areas' && place.areasPending
  return {
    ...item,
    href: hrefTo(leads.path, place.base, place.path),
    current: isCurrent({ id, label, leads, ...rule }, place.path),
    end: (
      <>
        {isWaiting && (
          <Badge tone="info" icon={hourglass}>
            {t('navigation.pending')}
          </Badge>
        )}
        <Unsaved place={id} />
      </>
    ),
  }
}

const themeKeys = { light: 'navigation.light', dark: 'navigation.dark', auto: 'navigation.auto' } as const

export const themeId = (theme: Theme) => `theme-${theme}`
export const languageId = ({ tag }: Language) => `language-${tag}`

/** Returns the menu items for the theme, and for the language if there are several languages. */
export function choiceItems(theme: Theme, locale: string, available: readonly Language[], t: Translate): MenuItem[] {
  const themeItems = themes.map(each => ({
    id: themeId(each),
    label: t(themeKeys[each]),
    group: t('navigation.theme'),
    checked: each === theme,
  }))
  if (available.length < 2) return themeItems
  const isChosen = ({ tag }: Language) => locale === tag || locale.startsWith(`${tag}-`)
  const languageItems = available.map(language => ({
    id: languageId(language),
    label: language.name,
    lang: language.tag,
    group: t('navigation.language'),
    checked: isChosen(language),
  }))
  return [...themeItems, ...languageItems]
}
