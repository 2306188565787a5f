import send from 'icon:send'
import { decisionPoll } from '../../core/approvals/decision-poll'
import { lazy } from '../../core/base/lazy'
import { text } from '../../core/i18n/translate'
import { serviceAreas } from '../../core/service-areas/store'
import { canEdit, editedView } from '../../core/service-areas/submission-state'
import { useExposedWork, useRead, useStore } from '../base/bridge/hooks'
import { DraftBanner, readDraft } from '../base/drafts/DraftBanner'
import { useResend } from '../base/drafts/use-resend'
import { ReadState } from '../base/frame/ReadState'
import { useText } from '../kit/context'
import { Banner } from '../kit/feedback/Banner'
import { Part, usePart } from '../kit/feedback/Part'
import { Button } from '../kit/fields/Button'
import { useFirstProblem } from '../kit/fields/use-first-problem'
import { PageHead } from '../kit/layout/PageHead'
import { Skeleton } from '../kit/states/Skeleton'
import { useFocusKept } from '../parts/use-focus-kept'
import type { ServiceAreasProps } from './contract'
import { OfferView } from './OfferView'
import { SubmissionBanner } from './SubmissionBanner'
import { useSubmission } from './use-submission'
import { Views } from './Views'

const changesPart = lazy(() => import('./changes-parts'), 'Changes')
const lossPart = lazy(() => import('./changes-parts'), 'LossDialog')

/** The elements that receive the focus when the focused button disappears: the banner with the result, else the title. */
const focusTargets = ['.banner', '.page-title']

export function ServiceAreas({ values, host }: ServiceAreasProps) {
  const t = useText()
  const store = useStore(serviceAreas)
  useStore(decisionPoll)
  const { read, submissionState, current, submission } = store
  const draft = store.draft.value
  const isEdited = canEdit(submissionState.value) && editedView(submissionState.value) === values.view
  const shown = isEdited ? draft?.value.value : values.view === 'current' ? current.value : submission.value?.offer
  const { submit, submitAfterQuestion, isChanged, refusals, lost, closeQuestion } = useSubmission(store, host)
  const { form } = useFirstProblem(refusals)
  useFocusKept(form, focusTargets)
  usePart(changesPart, isEdited)
  useRead(read.value, text('serviceAreas.loadFailed'), store.refresh)
  const theirs = draft?.theirs.value ?? null
  const dirty = draft?.dirty.value ?? false
  const problems = isEdited ? Object.keys(draft?.errors.value ?? {}).length : 0
  const banner = readDraft(draft)
  useResend(banner.unsent, () => submit('unsent'))
  useExposedWork({ dirty, save: async () => !dirty || submit(), discard: () => draft?.discard() })

  return (
    <div ref={form} className="stack">
      <PageHead title={t('serviceAreas.title')}>
        {isEdited && read.value.data !== null && (
          <>
            {dirty && (
              <Button kind="quiet" onClick={() => draft?.discard()}>
                {t('serviceAreas.discard')}
              </Button>
            )}
            <Button
              kind="primary"
              icon={send}
              busy={draft?.state.value === 'saving'}
              offReason={isChanged ? undefined : t('serviceAreas.nothingChanged')}
              onClick={submitAfterQuestion}
            >
              {t(submissionState.value === 'sent-back' ? 'serviceAreas.submitAgain' : 'serviceAreas.submit')}
            </Button>
          </>
        )}
      </PageHead>
      <Views values={values} offer={(read.value.data && shown) ?? null} setView={host.setView} />
      <ReadState
        read={read.value}
        title={t('serviceAreas.loadFailed')}
        skeleton={<Skeleton rows={12} columns={2} />}
        onRetry={() => void store.refresh()}
      >
        <SubmissionBanner
          submissionState={submissionState.value}
          submission={submission.value}
          zone={store.zone.value}
          hasKeptEdits={store.kept.value}
          view={values.view}
          onStartAgain={isEdited && isChanged && draft !== null ? () => draft.edit(() => current.peek()) : null}
        />
        {isEdited && draft !== null && (
          <DraftBanner
            draft={banner}
            failureTitle={t('serviceAreas.submitFailed')}
            differences={
              theirs && <Part of={changesPart} rows={3} props={{ before: theirs, after: draft.value.value }} />
            }
            onSend={submitAfterQuestion}
          />
        )}
        {problems > 0 && draft?.failure.value === null && (
          <Banner tone="danger">{t('serviceAreas.problems', { count: problems })}</Banner>
        )}
        <OfferView
          values={values}
          offer={shown ?? null}
          current={current.value}
          locked={submissionState.value === 'not-approved'}
          lost={submission.value !== null && submission.value.offer === null}
          compared={values.view === 'pending' || (isEdited && isChanged)}
          errors={isEdited ? (draft?.errors.value ?? {}) : {}}
          onChange={isEdited && draft !== null ? draft.edit : null}
          onShowCurrent={() => host.setView('view', 'current')}
        />
        {lost && (
          <Part
            of={lossPart}
            rows={0}
            props={{
              lost,
              onClose: closeQuestion,
              onSubmit: () => {
                closeQuestion()
                void submit()
              },
            }}
          />
        )}
      </ReadState>
    </div>
  )
}
