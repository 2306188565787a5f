import { useRef } from 'react'
import type { Failure } from '../../core/base/errors'
import type { Resource } from '../../core/base/resource'
import type { CompanyLock } from '../../core/company-settings/store'
import type { CompanyForm } from '../../core/company-settings/types'
import type { Text } from '../../core/i18n/translate'
import type { CompanyLists } from '../../core/reference/store'
import type { ApprovalState } from '../../core/session/rules'
import type { DraftShown } from '../base/DraftBanner'
import { ReadState } from '../base/ReadState'
import { Button } from '../kit/Button'
import { useText } from '../kit/context'
import { PageHead } from '../kit/PageHead'
import { EmptyState } from '../kit/states/EmptyState'
import { Skeleton } from '../kit/states/Skeleton'
import { useFocusKept } from '../parts/use-focus-kept'
import { CompanyEdit } from './CompanyEdit'
import { CompanyLocked } from './CompanyLocked'

export interface CompanyViewProps {
  read: Resource<unknown>
  onRetry(): void
  lists: Resource<CompanyLists>
  onRetryLists(): void
  registration: ApprovalState | null
  lock: CompanyLock | null
  company: CompanyForm | null
  /** What is saved. */
  base: CompanyForm | null
  errors: Readonly<Record<string, Text>>
  draft: DraftShown
  /** The details with what somebody else has saved, while one of the two is to be chosen. */
  theirs: CompanyForm | null
  /** How often a save was refused: after each the first field at fault comes into focus. */
  refusals: number
  accountBehind: boolean
  accountBusy: boolean
  accountFailure: Failure | null
  onEdit(change: (before: CompanyForm) => CompanyForm): void
  onSave(): void
  onSaveAccount(): void
  onDiscard(): void
  onRegister(): void
}

/** Where the focus goes with what has gone, such as a retry that has worked. */
const restsOn = ['.page-title']

/** About the height of the form. */
const skeletonRows = 16

/** The details of a company, to edit or to read. */
export function CompanyView(props: CompanyViewProps) {
  const t = useText()
  const { read, lists, company, lock } = props
  const root = useRef<HTMLDivElement>(null)
  useFocusKept(root, restsOn)
  const isComing = lists.data === null && lists.failure === null
  return (
    <div ref={root} className="stack company" part="column">
      <PageHead title={t('company.title')} />
      <ReadState
        read={isComing && read.failure === null ? { ...read, data: null } : read}
        title={t('company.loadFailed')}
        skeleton={<Skeleton rows={skeletonRows} columns={2} />}
        onRetry={props.onRetry}
      >
        {company === null ? (
          <EmptyState
            title={t('company.notSubmitted')}
            steps={<Button onClick={props.onRegister}>{t('company.toRegistration')}</Button>}
          >
            {t('company.notSubmittedDetail')}
          </EmptyState>
        ) : lock === null ? (
          <CompanyEdit {...props} company={company} />
        ) : (
          <CompanyLocked {...props} company={company} lock={lock} />
        )}
      </ReadState>
    </div>
  )
}
