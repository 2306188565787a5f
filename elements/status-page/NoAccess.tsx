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
  /** Reads the user again. Resolves with the failure, or with null once the account has been added. */
  onCheck(): Promise<Failure | null>
  toStart: ReactNode
  contacts: ReactNode
}

/**
 * The page for a signed-in account that no admin has added yet. In the portal the router leaves this page once an admin
 * has added the account.
 */
export function NoAccess({ onCheck, toStart, contacts }: NoAccessProps) {
  const t = useText()
  const [failure, setFailure] = useState<Failure | null>(null)
  const { button, checkedAt } = useRecheck(async () => setFailure(await onCheck()), 'primary')
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
