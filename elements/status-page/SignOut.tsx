import exit from 'icon:door-exit'
import { signOut } from '../../core/portal/sign-out'
import { useScreen } from '../base/bridge/hooks'
import { useText } from '../kit/context'
import { Button } from '../kit/fields/Button'

export function SignOut() {
  const t = useText()
  const { portal } = useScreen()
  return (
    <Button icon={exit} onClick={() => signOut(portal)}>
      {t('statusPage.signOut')}
    </Button>
  )
}
