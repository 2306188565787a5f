import exit from 'icon:logout'
import { useText } from '../kit/context'
import { Icon } from '../kit/icons/Icon'

/** The way out, where there is nothing else to go to. */
export function SignOutButton({ onSignOut }: { onSignOut: () => void }) {
  const t = useText()
  return (
    <button type="button" className="button quiet" onClick={onSignOut}>
      <Icon of={exit} flip />
      {t('place.signOut')}
    </button>
  )
}
