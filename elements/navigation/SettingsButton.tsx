import display from 'icon:adjustments-horizontal'
import chevron from 'icon:chevron-down'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { shortName } from '../../core/navigation/menu'
import { bring } from '../base/bring'
import { useText } from '../kit/context'
import { IconButton } from '../kit/IconButton'
import { Icon } from '../kit/icons/Icon'
import type { MenuHandle } from '../kit/MenuSurface'
import type { SettingsProps } from './SettingsMenu'
import { useLate } from './use-late'

interface Props {
  settings: SettingsProps
  /** The menu is wanted, and did not arrive. */
  onLost: () => void
}

const load = () => bring(import('./SettingsMenu')).then(module => module.SettingsMenu)

/** What places the menu is there by the time that it is pressed, so that it does not open in the wrong place first. */
const warm = () => void import('../kit/place').catch(() => undefined)

/** The button of the settings menu: the company, or a sign for whoever is not signed in. Its menu comes after the page. */
export function SettingsButton({ settings, onLost }: Props) {
  const t = useText()
  const id = useId()
  const anchor = useRef<HTMLButtonElement>(null)
  const handle = useRef<MenuHandle>(null)
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState<'Home' | 'End' | null>(null)
  const { Late: Menu, ask } = useLate(load)

  useEffect(() => {
    if (!Menu || !wanted) return
    handle.current?.show(wanted)
    setWanted(null)
  }, [Menu, wanted])

  const want = (at: 'Home' | 'End') => {
    setWanted(at)
    if (Menu) return
    ask().catch(() => {
      setWanted(null)
      onLost()
    })
  }
  const trigger = {
    ref: anchor,
    popoverTarget: id,
    'aria-haspopup': 'menu',
    'aria-expanded': open,
    onPointerEnter: warm,
    onFocus: warm,
    // Once the menu is there, the browser opens and closes it by the button's target.
    onClick: () => (Menu ? undefined : want('Home')),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
      event.preventDefault()
      want(event.key === 'ArrowUp' ? 'End' : 'Home')
    },
  } as const
  const { company } = settings
  const name = company === '' ? t('navigation.account') : shortName(company)
  return (
    <>
      {settings.signedIn ? (
        <button type="button" className="header-company" title={company || name} {...trigger}>
          <bdi className="header-company-name">{name}</bdi>
          <Icon of={chevron} />
        </button>
      ) : (
        <IconButton icon={display} label={t('navigation.display')} size="control" {...trigger} />
      )}
      {Menu && <Menu {...settings} id={id} anchor={anchor} handle={handle} onOpen={setOpen} />}
    </>
  )
}
