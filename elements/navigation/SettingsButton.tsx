import display from 'icon:adjustments-horizontal'
import chevron from 'icon:chevron-down'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { shortName } from '../../core/navigation/menu'
import { bring } from '../base/bring'
import { usePreload } from '../base/Part'
import { useText } from '../kit/context'
import { IconButton } from '../kit/IconButton'
import { Icon } from '../kit/icons/Icon'
import type { MenuHandle } from '../kit/MenuSurface'
import { opensAt } from '../kit/opens-at'
import type { SettingsMenu, SettingsProps } from './SettingsMenu'

interface Props {
  settings: SettingsProps
  /** The menu is wanted, and did not arrive. */
  onLost: () => void
}

const load = () => bring(import('./SettingsMenu')).then(module => module.SettingsMenu)

/** The button of the settings menu: the company, or a sign for whoever is not signed in. Its menu comes after the page. */
export function SettingsButton({ settings, onLost }: Props) {
  const t = useText()
  const id = useId()
  const anchor = useRef<HTMLButtonElement>(null)
  const handle = useRef<MenuHandle>(null)
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState<'Home' | 'End' | null>(null)
  const early = usePreload(load, true)
  const [late, setLate] = useState<typeof SettingsMenu | null>(null)
  const Menu = early ?? late

  useEffect(() => {
    if (!Menu || !wanted) return
    handle.current?.show(wanted)
    setWanted(null)
  }, [Menu, wanted])

  const want = (at: 'Home' | 'End') => {
    setWanted(at)
    if (Menu) return
    load().then(
      menu => setLate(() => menu),
      () => {
        setWanted(null)
        onLost()
      },
    )
  }
  const trigger = {
    ref: anchor,
    popoverTarget: id,
    'aria-haspopup': 'menu',
    'aria-expanded': open,
    // Once the menu is there, the browser opens and closes it by the button's target.
    onClick: () => (Menu ? undefined : want('Home')),
    onKeyDown: (event: KeyboardEvent) => {
      const at = opensAt(event.key)
      if (at === null) return
      event.preventDefault()
      want(at)
    },
  } as const
  const { company } = settings
  const name = company === '' ? t('navigation.account') : shortName(company)
  return (
    <>
      {settings.signedIn ? (
        <button type="button" className="header-company" title={name === company ? undefined : company} {...trigger}>
          <span className="header-company-name">{name}</span>
          <Icon of={chevron} />
        </button>
      ) : (
        <IconButton icon={display} label={t('navigation.display')} size="control" {...trigger} />
      )}
      {Menu && <Menu {...settings} id={id} anchor={anchor} handle={handle} onOpen={setOpen} />}
    </>
  )
}
