import { reviewedBy } from '../../core/approvals/rules'
import { dayIn } from '../../core/base/time'
import { editedView, type Standing, type Submission } from '../../core/service-areas/standing'
import { useText } from '../kit/context'
import { Banner } from '../kit/feedback/Banner'
import { Button } from '../kit/fields/Button'

interface StandingBannerProps {
  standing: Standing
  submission: Submission | null
  zone: string
  /** Something else was typed meanwhile. */
  kept: boolean
  view: 'current' | 'pending'
  /** Puts what is in force in the place of what was sent back; null where it stands there already. */
  onStartAgain: (() => void) | null
}

/** Says why nothing can be changed now, or what a reviewer wants. */
export function StandingBanner({ standing, submission, zone, kept, view, onStartAgain }: StandingBannerProps) {
  const t = useText()
  if (standing === 'not-approved') return <Banner tone="info">{t('serviceAreas.notApproved')}</Banner>
  if (submission === null) return null
  if (standing === 'waiting')
    return (
      <Banner tone="info" title={t('serviceAreas.waiting')}>
        {t('serviceAreas.waitingDetail', {
          day: dayIn(submission.submittedOn, zone),
          until: reviewedBy(submission.submittedOn, zone),
        })}
        {kept && ` ${t('serviceAreas.typedKept')}`}
      </Banner>
    )
  if (view !== editedView(standing)) return <Banner tone="info">{t('serviceAreas.sentBack')}</Banner>
  const isRejected = submission.status === 'REJECTED'
  const step = isRejected && onStartAgain && (
    <Button size="bar" onClick={onStartAgain}>
      {t('serviceAreas.startAgain')}
    </Button>
  )
  return (
    <Banner tone="warn" step={step} title={t(isRejected ? 'serviceAreas.rejected' : 'serviceAreas.needsMoreInfo')}>
      {isRejected ? t('serviceAreas.rejectedDetail') : submission.comments}
    </Banner>
  )
}
