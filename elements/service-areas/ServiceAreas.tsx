import send from 'icon:send'
import { useState } from 'react'
import { decisionPoll } from '../../core/approvals/decision-poll'
import { lazy } from '../../core/base/lazy'
import type { SavePart } from '../../core/drafts/form-options'
import { text } from '../../core/i18n/translate'
import { placeOfFault } from '../../core/service-areas/faults'
import { type LostDelivery, lostDelivery } from '../../core/service-areas/loss'
import { toSubmission } from '../../core/service-areas/mapping'
import { isSameOffer } from '../../core/service-areas/rules'
import { serviceAreas } from '../../core/service-areas/store'
import { canEdit, editedView } from '../../core/service-areas/submission-state'
import { useRead, useStore, useWork } from '../base/bridge/hooks'
import { DraftBanner, draftShown } from '../base/drafts/DraftBanner'
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
import { Views } from './Views'

const changesPart = lazy(() => import('./changes-parts'), 'Changes')
const lossPart = lazy(() => import('./changes-parts'), 'LossDialog')

/** The elements that receive the focus when its button disappears: the banner with the result, else the title. */
const focusTargets = ['.banner', '.page-title']

export function ServiceAreas({ values, host }: ServiceAreasProps) {
  const t = useText()
  const store = useStore(serviceAreas)
  useStore(decisionPoll)
  const [refusals, setRefusals] = useState(0)
  const { form } = useFirstProblem(refusals)
  useFocusKept(form, focusTargets)
  /** The kind of delivery that a submission would end, while the question about it is open. */
  const [lost, setLost] = useState<LostDelivery | null>(null)
  const { read, submissionState, current, submission } = store
  const draft = store.draft.value
  const isEdited = canEdit(submissionState.value) && editedView(submissionState.value) === values.view
  const shown = isEdited ? draft?.value.value : values.view === 'current' ? current.value : submission.value?.offer
  const isChanged = draft !== null && !isSameOffer(current.value, draft.value.value)
  usePart(changesPart, isEdited)
  useRead(read.value, text('serviceAreas.loadFailed'), store.refresh)
  const theirs = draft?.theirs.value ?? null
  const dirty = draft?.dirty.value ?? false
  const problems = isEdited ? Object.keys(draft?.errors.value ?? {}).length : 0
  const banner = draftShown(draft)
  useResend(banner.unsent, () => submit('unsent'))
  useWork({ dirty, save: async () => !dirty || submit(), discard: () => draft?.discard() })

  /** Submits the draft. Asks first if a kind of delivery would end. */
  function submitAfterQuestion(): void {
    const loss =
      draft && isChanged && draft.theirs.peek() === null ? lostDelivery(current.peek(), draft.value.peek()) : null
    if (loss) setLost(loss)
    else void submit()
  }

  async function submit(part?: SavePart): Promise<boolean> {
    if (draft === null || !isChanged) return true
    const { body } = toSubmission(draft.value.peek(), current.peek())
    const outcome = await store.submit(part)
    if (outcome === 'submitted') {
      host.emit('reeldock-service-areas-submitted', body)
      host.setView('view', 'pending')
    }
    if (outcome) return true
    // An automatic submission does not change the view of the person.
    if (part === 'unsent') return false
    const fault = Object.keys(draft.errors.peek())[0]
    const place = fault === undefined ? null : placeOfFault(fault, draft.value.peek())
    if (place !== null) {
      if (place.delivery !== null) host.setView('delivery', place.delivery)
      host.setView('list', place.list)
    }
    if (fault !== undefined || draft.theirs.peek() !== null) setRefusals(count => count + 1)
    return false
  }

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
          kept={store.kept.value}
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
              onClose: () => setLost(null),
              onSubmit: () => {
                setLost(null)
                void submit()
              },
            }}
          />
        )}
      </ReadState>
    </div>
  )
}
