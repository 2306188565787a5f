import display from 'icon:adjustments-horizontal'
import chevron from 'icon:chevron-down'
import { shortName } from '../../core/navigation/menu'
import { useText } from '../kit/context'
import { IconButton } from '../kit/fields/IconButton'
import { Icon } from '../kit/icons/Icon'
import { menuPart } from '../kit/overlays/Menu'
import { SettingsMenu, type SettingsProps } from './SettingsMenu'
import { UnsavedMark } from './Unsaved'

/** Loads the code of the menu before the button is pressed. */
const preload = () => void menuPart.load().catch(() => undefined)

/** The button of the settings menu: the company, or an icon without a sign-in. */
export function SettingsButton(settings: SettingsProps) {
  const t = useText()
  const { company, items } = settings
  const places = items.map(({ id: place }) => place)
  const name = company === '' ? t('navigation.account') : shortName(company)
  const preloadHandlers = { onPointerEnter: preload, onFocus: preload }
  return (
    <SettingsMenu
      {...settings}
      trigger={props =>
        settings.signedIn ? (
          <button type="button" className="header-company" title={company || name} {...props} {...preloadHandlers}>
            <bdi className="header-company-name" translate={company === '' ? undefined : 'no'}>
              {name}
            </bdi>
            <UnsavedMark places={places} />
            <Icon of={chevron} />
          </button>
        ) : (
          <IconButton icon={display} label={t('navigation.display')} size="control" {...props} {...preloadHandlers} />
        )
      }
    />
  )
}
