import { useEffect, useRef } from 'react'
import type { Access } from '../../../core/portal/identity'
import { useText } from '../../kit/context'
import { closed, locked } from '../../kit/drawings/whole-view'
import { Button } from '../../kit/fields/Button'
import { Message } from '../../kit/states/Message'

interface UnavailableProps {
  readonly access: Access
  /** Whether a person was signed in before. */
  readonly wasSignedIn: boolean
  /** Whether an open dialog was closed together with the screen. */
  readonly hasLostDialog: boolean
  onRenew(): void
}

/** Replaces a screen that the account may not see now. */
export function Unavailable({ access, wasSignedIn, hasLostDialog, onRenew }: UnavailableProps) {
  const t = useText()
  const again = useRef<HTMLButtonElement>(null)
  // The closed dialog was above the page and the message is inside the element, so move the focus to the message.
  useEffect(() => {
    if (hasLostDialog) again.current?.focus()
  }, [hasLostDialog])
  if (access === 'no-access')
    return (
      <Message
        drawing={locked}
        isFirst
        title={t('shared.noAccess')}
        steps={
          <Button ref={again} onClick={onRenew}>
            {t('shared.checkAgain')}
          </Button>
        }
      >
        {t('shared.noAccessDetail')}
      </Message>
    )
  return (
    <Message
      drawing={closed}
      isFirst
      alert
      title={t('shared.notSignedIn')}
      steps={
        <Button ref={again} kind="primary" onClick={onRenew}>
          {t(wasSignedIn ? 'shared.signInAgain' : 'kit.retry')}
        </Button>
      }
    >
      {t(wasSignedIn ? 'shared.sessionEndedDetail' : 'shared.notSignedInDetail')}
    </Message>
  )
}
