import cloud from 'icon:cloud-check'
import { useEffect, useRef } from 'react'
import type { Failure } from '../../core/base/errors'
import type { Resource } from '../../core/base/resource'
import { companyDetails } from '../../core/company-settings/mapping'
import type { CompanyLock } from '../../core/company-settings/store'
import { certificationsSubject, contactSubjects } from '../../core/company-settings/subjects'
import type { CompanyForm } from '../../core/company-settings/types'
import { differencesBetween, type Subject } from '../../core/drafts/differences'
import words from '../../core/i18n/en/shared-drafts'
import { registerMessages, type Text } from '../../core/i18n/translate'
import { timezoneChoices } from '../../core/reference/rules'
import type { CompanyLists } from '../../core/reference/store'
import type { ApprovalState } from '../../core/session/rules'
import { DraftBanner, type DraftShown, unsentWords } from '../base/drafts/DraftBanner'
import { useText } from '../kit/context'
import { Button } from '../kit/fields/Button'
import { Form, focusFirstProblem } from '../kit/fields/Form'
import { FormFoot } from '../kit/fields/FormFoot'
import { Panel } from '../kit/layout/Panel'
import { CertificationsPart } from '../parts/company/CertificationsPart'
import { CompanyPart } from '../parts/company/CompanyPart'
import { ListsBanner } from '../parts/company/ListsBanner'
import { Differences } from '../parts/Differences'
import { RetryBanner } from '../parts/RetryBanner'

registerMessages('en', words)

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

/** The form, with what should be known before going on above it. */
export function CompanyEdit(props: CompanyViewProps & { company: CompanyForm }) {
  const { company, base, errors, draft, theirs, refusals, lists, onEdit } = props
  const { state, failure } = draft
  const t = useText()
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (refusals > 0 && root.current) focusFirstProblem(root.current)
  }, [refusals])
  /** Nothing is to be said of the draft. */
  const isQuiet = state === 'clean' || state === 'dirty' || state === 'saving'
  const isChanged = state !== 'clean' && state !== 'saving'
  return (
    <div ref={root} className="stack">
      {failure === null && isQuiet && props.accountBehind ? (
        <RetryBanner
          words={t('company.accountBehind')}
          // Where the answer was lost, the words above say all that is known.
          failure={props.accountFailure?.category === 'offline' ? null : props.accountFailure}
          busy={props.accountBusy}
          onRetry={props.onSaveAccount}
        />
      ) : (
        <DraftBanner
          draft={draft}
          failureTitle={t('company.saveFailed')}
          differences={
            theirs && <Differences of={differencesBetween(inWords(theirs, props), inWords(company, props))} />
          }
          onSend={props.onSave}
        />
      )}
      <ListsBanner lists={lists} onRetry={props.onRetryLists} />
      <Panel>
        <Form label={t('company.title')} onSubmit={props.onSave}>
          <CompanyPart
            value={company}
            base={base}
            errors={errors}
            countries={lists.data?.countries ?? []}
            timezones={lists.data?.timezones ?? []}
            onEdit={onEdit}
          />
          <CertificationsPart
            value={company.certifications}
            base={base?.certifications}
            onEdit={change => onEdit(before => ({ ...before, certifications: change(before.certifications) }))}
          />
          <FormFoot
            note={isChanged && (unsentWords(draft, t) ?? (draft.kept && t('shared.draftKept')))}
            noteIcon={cloud}
          >
            {isChanged && (
              <Button kind="quiet" onClick={props.onDiscard}>
                {t('shared.discard')}
              </Button>
            )}
            <Button
              kind="primary"
              type="submit"
              busy={state === 'saving' || props.accountBusy}
              off={state === 'conflict' ? t('shared.chooseFirst') : undefined}
            >
              {t('shared.save')}
            </Button>
          </FormFoot>
        </Form>
      </Panel>
    </div>
  )
}

/** The details in words, with the names of time zones where they are known. */
function inWords(company: CompanyForm, { lists }: CompanyViewProps): readonly Subject[] {
  const details = companyDetails(company)
  const zones = lists.data?.timezones ?? []
  const zoneOf = (value: string) => timezoneChoices(zones, value).find(each => each.value === value)?.label ?? value
  return [...contactSubjects(details, zoneOf), certificationsSubject(details.certifications)]
}
