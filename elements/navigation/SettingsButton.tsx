import display from 'icon:adjustments-horizontal'
import chevron from 'icon:chevron-down'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { shortName } from '../../core/navigation/menu'
import { useText } from '../kit/context'
import { IconButton } from '../kit/fields/IconButton'
import { Icon } from '../kit/icons/Icon'
import type { MenuHandle } from '../kit/overlays/MenuSurface'
import { placing } from '../kit/overlays/placing'
import { SettingsMenu, type SettingsProps } from './SettingsMenu'
import { UnsavedMark } from './Unsaved'

interface Props {
  settings: SettingsProps
}

/** What places the menu is there by the time that it is pressed, so that it does not open in the wrong place first. */
const warm = () => void placing.load().catch(() => undefined)

/** The button of the settings menu: the company, or a sign for whoever is not signed in. */
export function SettingsButton({ settings }: Props) {
  const t = useText()
  const id = useId()
  const anchor = useRef<HTMLButtonElement>(null)
  const handle = useRef<MenuHandle>(null)
  const [open, setOpen] = useState(false)

  const trigger = {
    ref: anchor,
    popoverTarget: id,
    'aria-haspopup': 'menu',
    'aria-expanded': open,
    onPointerEnter: warm,
    onFocus: warm,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
      event.preventDefault()
      handle.current?.show(event.key === 'ArrowUp' ? 'End' : 'Home')
    },
  } as const
  const { company, items } = settings
  const places = items.map(({ id: place }) => place)
  const name = company === '' ? t('navigation.account') : shortName(company)
  return (
    <>
      {settings.signedIn ? (
        <button type="button" className="header-company" title={company || name} {...trigger}>
          <bdi className="header-company-name">{name}</bdi>
          <UnsavedMark places={places} />
          <Icon of={chevron} />
        </button>
      ) : (
        <IconButton icon={display} label={t('navigation.display')} size="control" {...trigger} />
      )}
      <SettingsMenu {...settings} id={id} anchor={anchor} handle={handle} onOpen={setOpen} />
    </>
  )
}
