import { useRef, useState } from 'react'
import { companyDetails } from '../../core/company-settings/mapping'
import { companySettings } from '../../core/company-settings/store'
import { text } from '../../core/i18n/translate'
import { useExposedWork, useRead, useStore } from '../base/bridge/hooks'
import { readDraft } from '../base/drafts/DraftBanner'
import { useResend } from '../base/drafts/use-resend'
import { ReadState } from '../base/frame/ReadState'
import { useText } from '../kit/context'
import { noRegistration } from '../kit/drawings/empty'
import { Button } from '../kit/fields/Button'
import { PageHead } from '../kit/layout/PageHead'
import { Panel } from '../kit/layout/Panel'
import { EmptyState } from '../kit/states/EmptyState'
import { CompanySkeleton } from '../parts/company/CompanySkeleton'
import { useFocusKept } from '../parts/use-focus-kept'
import { CompanyEdit } from './CompanyEdit'
import { CompanyLocked } from './CompanyLocked'
import type { CompanySettingsProps } from './contract'

/** The element that receives the focus when the focused control is removed, such as the retry after its success. */
const focusTargets = ['.page-title']

/** The details of a company, to edit or to read. */
export function CompanySettings({ host }: CompanySettingsProps) {
  const t = useText()
  const root = useRef<HTMLDivElement>(null)
  useFocusKept(root, focusTargets)
  const store = useStore(companySettings)
  const [refusals, setRefusals] = useState(0)
  const { read, lists, lock, company } = store
  const draft = store.draft.value
  const shown = readDraft(draft)
  useRead(read.value, text('company.loadFailed'), store.refresh)
  useExposedWork({
    dirty: draft?.dirty.value ?? false,
    save: () => emitWhenSaved(store.save()),
    discard: () => draft?.discard(),
  })
  useResend(shown.unsent, () => emitWhenSaved(store.save('unsent')))

  async function emitWhenSaved(saving: Promise<boolean>): Promise<boolean> {
    if (draft === null) return true
    if (!(await saving)) return false
    host.emit('reeldock-company-saved', { company: companyDetails(draft.base.peek()) })
    return !draft.dirty.peek()
  }

  const shownCompany = draft?.value.value ?? company.value
  const areListsLoading = lists.value.data === null && lists.value.failure === null
  const onRegister = () => host.navigate('/register')
  return (
    <div ref={root} className="stack company" part="column">
      <PageHead title={t('company.title')} />
      <ReadState
        read={areListsLoading && read.value.failure === null ? { ...read.value, data: null } : read.value}
        title={t('company.loadFailed')}
        skeleton={
          <Panel>
            <CompanySkeleton isApproved />
          </Panel>
        }
        onRetry={() => void store.refresh()}
      >
        {shownCompany === null ? (
          <EmptyState
            drawing={noRegistration}
            title={t('company.notSubmitted')}
            steps={<Button onClick={onRegister}>{t('company.toRegistration')}</Button>}
          >
            {t('company.notSubmittedDetail')}
          </EmptyState>
        ) : lock.value === null ? (
          <CompanyEdit
            store={store}
            company={shownCompany}
            draft={shown}
            refusals={refusals}
            onSave={async () => {
              if (!(await emitWhenSaved(store.save()))) setRefusals(refusals + 1)
            }}
            onSaveAccount={() => void emitWhenSaved(store.saveAccount())}
          />
        ) : (
          <CompanyLocked store={store} company={shownCompany} lock={lock.value} onRegister={onRegister} />
        )}
      </ReadState>
    </div>
  )
}
