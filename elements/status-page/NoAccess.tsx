import { type ReactNode, useState } from 'react'
import type { Failure } from '../../core/base/errors'
import { failureText } from '../../core/notifications/failure-text'
import { useText } from '../kit/context'
import { locked } from '../kit/drawings/whole-view'
import { inElement } from '../kit/own-text'
import { Page } from './Page'
import { SignOut } from './SignOut'
import { useRecheck } from './use-recheck'

interface NoAccessProps {
  /** Reads the user again; returns the failure, null once the account is there. */
  onLook(): Promise<Failure | null>
  toStart: ReactNode
  contacts: ReactNode
}

/** The account is signed in, but no admin has added it yet. In the portal the router leads away once one has. */
export function NoAccess({ onLook, toStart, contacts }: NoAccessProps) {
  const t = useText()
  const [failure, setFailure] = useState<Failure | null>(null)
  const { button, checkedAt } = useRecheck(async () => setFailure(await onLook()), 'primary')
  const isAdded = checkedAt !== null && failure === null

  function reason(): string {
    if (checkedAt === null) return ''
    if (failure === null) return t('statusPage.added')
    if (failure.category === 'no-access') return t('statusPage.notAdded', { time: checkedAt })
    return t.text(failureText(failure))
  }

  const steps = (
    <>
      {inElement(isAdded ? toStart : button)}
      <SignOut kind="quiet" />
    </>
  )
  return (
    <Page
      drawing={locked}
      title={t('statusPage.noAccess')}
      paragraphs={[t('statusPage.noAccessDetail')]}
      steps={steps}
      outcome={reason()}
    >
      {contacts}
    </Page>
  )
}
