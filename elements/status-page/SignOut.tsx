import exit from 'icon:door-exit'
import { signOut } from '../../core/portal/sign-out'
import { useScreen } from '../base/bridge/hooks'
import { useText } from '../kit/context'
import { Button } from '../kit/fields/Button'

/** @param kind `primary` if signing out is the only next step */
export function SignOut({ kind = 'plain' }: { kind?: 'plain' | 'primary' | 'quiet' }) {
  const t = useText()
  const { portal } = useScreen()
  return (
    <Button kind={kind} icon={exit} onClick={() => signOut(portal)}>
      {t('statusPage.signOut')}
    </Button>
  )
}
