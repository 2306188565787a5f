import type { MouseEvent, ReactElement } from 'react'
import { languages } from '../../core/i18n/languages'
import type { MenuRule, SettingsId } from '../../core/navigation/menu'
import { preferences, themes } from '../../core/preferences/preferences'
import type { Preloaded } from '../../core/wire/start'
import sheet from '../../styles/areas/navigation-menu.css?inline'
import { useSheet, useStore } from '../base/bridge/hooks'
import { useText } from '../kit/context'
import { isPlain } from '../kit/is-plain'
import { Menu, type MenuTriggerProps } from '../kit/overlays/Menu'
import type { Presses } from './presses'
import { choiceItems, languageId, pageItem, themeId } from './settings-items'

/** The account of the screen, and the actions of the choices. */
export interface SettingsProps {
  signedIn: boolean
  /** The name of the company; empty while unknown. */
  company: string
  isAdmin: boolean
  items: readonly MenuRule<SettingsId>[]
  /** Whether a change of the service areas waits for approval. */
  areasPending: boolean
  links: Preloaded['links']
  path: string
  base: string
  presses: Presses
  onSignOut: () => void
}

interface Props extends SettingsProps {
  trigger: (props: MenuTriggerProps) => ReactElement
}

/** The settings menu: the company, its pages, theme and language if the page applies them, and the sign-out. */
export function SettingsMenu({ trigger, ...props }: Props) {
  useSheet(sheet)
  const t = useText()
  const chosen = useStore(preferences)
  const { signedIn, company, items, presses, onSignOut } = props
  const role = t(props.isAdmin ? 'navigation.admin' : 'navigation.member')
  const isNamed = signedIn && company !== ''
  const isExit = ({ leads }: MenuRule<SettingsId>) => leads === 'sign-out'
  const pages = items.filter(rule => !isExit(rule)).map(rule => pageItem(rule, props, t))
  const { theme: chosenTheme, locale: chosenLocale, applied } = chosen
  const appearanceItems = applied.value
    ? choiceItems(chosenTheme.value, chosenLocale.value || t.locale, languages, t)
    : []
  const exits = items.filter(isExit).map(rule => pageItem(rule, props, t))

  const onChoose = (choice: string, event: MouseEvent) => {
    const leads = items.find(rule => rule.id === choice)?.leads
    if (typeof leads === 'object' && 'path' in leads) return presses.follow(event, leads.path)
    if (typeof leads === 'object') {
      // The browser opens the link in a new tab, but only once for two quick presses.
      if (isPlain(event) && !presses.counts()) event.preventDefault()
      return
    }
    if (!presses.counts()) return
    if (leads === 'sign-out') return onSignOut()
    const theme = themes.find(each => themeId(each) === choice)
    if (theme) chosen.setTheme(theme)
    const language = languages.find(each => languageId(each) === choice)
    if (language) chosen.setLocale(language.tag)
  }

  return (
    <Menu
      trigger={trigger}
      label={isNamed ? `${company}, ${role}` : t(signedIn ? 'navigation.account' : 'navigation.display')}
      head={
        isNamed && (
          <div className="menu-head" aria-hidden="true">
            <bdi className="menu-head-name" translate="no">
              {company}
            </bdi>
            <span className="menu-detail">{role}</span>
          </div>
        )
      }
      items={[...pages, ...appearanceItems, ...exits]}
      onChoose={onChoose}
    />
  )
}
