import { useRef } from 'react'
import { ReadState } from '../base/frame/ReadState'
import { useText } from '../kit/context'
import { Button } from '../kit/fields/Button'
import { PageHead } from '../kit/layout/PageHead'
import { EmptyState } from '../kit/states/EmptyState'
import { Skeleton } from '../kit/states/Skeleton'
import { useFocusKept } from '../parts/use-focus-kept'
import { CompanyEdit, type CompanyViewProps } from './CompanyEdit'
import { CompanyLocked } from './CompanyLocked'

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
