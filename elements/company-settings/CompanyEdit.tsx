import '../../core/drafts/words'
import cloud from 'icon:cloud-check'
import { useEffect, useRef } from 'react'
import { companyDetails } from '../../core/company-settings/mapping'
import type { companySettings } from '../../core/company-settings/store'
import { certificationsSubject, contactSubjects } from '../../core/company-settings/subjects'
import type { CompanyForm } from '../../core/company-settings/types'
import { differencesBetween, type Subject } from '../../core/drafts/differences'
import { timezoneChoices } from '../../core/reference/rules'
import type { Timezone } from '../../core/wire/reference'
import { DraftBanner, type ShownDraft, unsentText } from '../base/drafts/DraftBanner'
import { disabledReason } from '../base/drafts/DraftFoot'
import { useText } from '../kit/context'
import { Button } from '../kit/fields/Button'
import { Form, focusFirstProblem } from '../kit/fields/Form'
import { FormFoot } from '../kit/fields/FormFoot'
import { Panel } from '../kit/layout/Panel'
import { CertificationFields } from '../parts/company/CertificationFields'
import { CompanyFields } from '../parts/company/CompanyFields'
import { ListsBanner } from '../parts/company/ListsBanner'
import { Differences } from '../parts/Differences'
import { RetryBanner } from '../parts/RetryBanner'
import { Bandwidth } from './Bandwidth'

export type CompanyStore = ReturnType<typeof companySettings.create>

interface CompanyEditProps {
  store: CompanyStore
  company: CompanyForm
  draft: ShownDraft
  /** The number of refused saves. After each of them, the focus moves to the first invalid field. */
  refusals: number
  onSave(): void
  onSaveAccount(): void
}

/** The form, with the banners about its draft above. */
export function CompanyEdit({ store, company, draft, refusals, onSave, onSaveAccount }: CompanyEditProps) {
  const form = store.draft.value
  /** The saved details. */
  const base = form?.base.value
  const theirs = form?.theirs.value
  const lists = store.lists.value
  const accountFailure = store.accountFailure.value
  const onEdit = (change: (before: CompanyForm) => CompanyForm) => form?.edit(change)
  const subjectsOf = (details: CompanyForm) => subjectsIn(details, lists.data?.timezones ?? [])
  const { state, failure } = draft
  const t = useText()
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (refusals > 0 && root.current) focusFirstProblem(root.current)
  }, [refusals])
  /** Whether the draft needs no banner. */
  const isQuiet = state === 'clean' || state === 'dirty' || state === 'saving'
  const isChanged = state !== 'clean' && state !== 'saving'
  return (
    <div ref={root} className="stack">
      {failure === null && isQuiet && store.accountBehind.value ? (
        <RetryBanner
          title={t('company.accountBehind')}
          // If the answer was lost, the title of the banner says all that is known.
          failure={accountFailure?.category === 'offline' ? null : accountFailure}
          busy={store.accountBusy.value}
          onRetry={onSaveAccount}
        />
      ) : (
        <DraftBanner
          draft={draft}
          failureTitle={t('company.saveFailed')}
          differences={theirs && <Differences of={differencesBetween(subjectsOf(theirs), subjectsOf(company))} />}
          onSend={onSave}
        />
      )}
      <ListsBanner lists={lists} onRetry={() => void store.refreshLists()} />
      <Panel>
        <Form label={t('company.title')} onSubmit={() => state !== 'clean' && onSave()}>
          <CompanyFields
            value={company}
            base={base ?? null}
            errors={form?.errors.value ?? {}}
            countries={lists.data?.countries ?? []}
            timezones={lists.data?.timezones ?? []}
            onEdit={onEdit}
          />
          <CertificationFields
            value={company.certifications}
            base={base?.certifications}
            onEdit={change => onEdit(before => ({ ...before, certifications: change(before.certifications) }))}
          />
          <Bandwidth bits={store.bandwidth.value} hint={t('companyParts.bandwidthHint')} />
          <FormFoot
            note={isChanged && (unsentText(draft, t) ?? (draft.kept && t('shared.draftKept')))}
            noteIcon={cloud}
          >
            {isChanged && (
              <Button kind="quiet" onClick={() => form?.discard()}>
                {t('shared.discard')}
              </Button>
            )}
            <Button
              kind="primary"
              type="submit"
              busy={state === 'saving' || store.accountBusy.value}
              offReason={disabledReason(state, t)}
            >
              {t('shared.save')}
            </Button>
          </FormFoot>
        </Form>
      </Panel>
    </div>
  )
}

/** Returns the details as texts. A known time zone is shown by its name. */
function subjectsIn(company: CompanyForm, zones: readonly Timezone[]): readonly Subject[] {
  const details = companyDetails(company)
  const zoneOf = (value: string) => timezoneChoices(zones, value).find(each => each.value === value)?.label ?? value
  return [...contactSubjects(details, zoneOf), certificationsSubject(details.certifications)]
}
