import hourglass from 'icon:hourglass'
import { reviewedBy } from '../../core/approvals/rules'
import { dayIn } from '../../core/base/time'
import { editedView, type Submission, type SubmissionState } from '../../core/service-areas/submission-state'
import { useText } from '../kit/context'
import { Banner } from '../kit/feedback/Banner'
import { Button } from '../kit/fields/Button'
import { inElement } from '../kit/own-text'

interface SubmissionBannerProps {
  submissionState: SubmissionState
  submission: Submission | null
  zone: string
  /** Whether edits are kept that cannot be submitted while the submission waits for approval. */
  hasKeptEdits: boolean
  view: 'current' | 'pending'
  /** Replaces the data of the rejected submission with the offer in force; null if nothing can be replaced. */
  onStartAgain: (() => void) | null
}

/** Shows why the offer is read-only, or the comments of the reviewer. */
export function SubmissionBanner({
  submissionState,
  submission,
  zone,
  hasKeptEdits,
  view,
  onStartAgain,
}: SubmissionBannerProps) {
  const t = useText()
  if (submissionState === 'not-approved') return <Banner tone="info">{t('serviceAreas.notApproved')}</Banner>
  if (submission === null) return null
  if (submissionState === 'waiting')
    return (
      <Banner tone="info" icon={hourglass} title={t('serviceAreas.waiting')}>
        <span>
          {t('serviceAreas.waitingDetail', {
            day: dayIn(submission.submittedOn, zone),
            until: reviewedBy(submission.submittedOn, zone),
          })}
        </span>
        {inElement(hasKeptEdits && ` ${t('serviceAreas.typedKept')}`)}
      </Banner>
    )
  if (view !== editedView(submissionState)) return <Banner tone="info">{t('serviceAreas.sentBack')}</Banner>
  const isRejected = submission.status === 'REJECTED'
  const step = isRejected && onStartAgain && (
    <Button size="bar" onClick={onStartAgain}>
      {t('serviceAreas.startAgain')}
    </Button>
  )
  return (
    <Banner
      tone="warn"
      rank="pending"
      step={step}
      title={t(isRejected ? 'serviceAreas.rejected' : 'serviceAreas.needsMoreInfo')}
    >
      {isRejected ? t('serviceAreas.rejectedDetail') : submission.comments}
    </Banner>
  )
}
