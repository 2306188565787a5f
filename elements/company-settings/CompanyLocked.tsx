import type { CompanyLock } from '../../core/company-settings/store'
import type { CompanyForm } from '../../core/company-settings/types'
import { useText } from '../kit/context'
import { Button } from '../kit/fields/Button'
import { FormFoot } from '../kit/fields/FormFoot'
import { Panel } from '../kit/layout/Panel'
import { ReadOnlyBar } from '../kit/states/ReadOnlyBar'
import type { CompanyViewProps } from './CompanyEdit'
import { CompanyFacts } from './CompanyFacts'

type CompanyLockedProps = Pick<CompanyViewProps, 'registration' | 'lists' | 'onRegister'> & {
  company: CompanyForm
  lock: CompanyLock
}

/** The details to be read, and why they cannot be changed here. */
export function CompanyLocked({ company, lock, registration, lists, onRegister }: CompanyLockedProps) {
  const t = useText()
  // A registration that came back is changed where it was made.
  const isReturned = lock === 'approval' && (registration === 'NEEDS_MORE_INFO' || registration === 'REJECTED')
  const words =
    lock === 'role' ? 'company.readOnlyRole' : isReturned ? 'company.readOnlyReturned' : 'company.readOnlyApproval'
  return (
    <Panel label={t('company.title')}>
      <ReadOnlyBar>{t(words)}</ReadOnlyBar>
      <CompanyFacts company={company} timezones={lists.data?.timezones ?? []} />
      {isReturned && (
        <FormFoot>
          <Button onClick={onRegister}>{t('company.toRegistration')}</Button>
        </FormFoot>
      )}
    </Panel>
  )
}
