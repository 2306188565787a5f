import { reviewedBy } from '../../core/approvals/rules'
import { dayIn } from '../../core/base/time'
import { editedView, type Standing, type Submission } from '../../core/service-areas/standing'
import { Banner } from '../kit/Banner'
import { useText } from '../kit/context'

interface StandingBannerProps {
  standing: Standing
  submission: Submission | null
  zone: string
  view: 'current' | 'pending'
}

/** Says why nothing can be changed now, or what a reviewer wants. */
export function StandingBanner({ standing, submission, zone, view }: StandingBannerProps) {
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
      </Banner>
    )
  if (view !== editedView(standing)) return <Banner tone="info">{t('serviceAreas.sentBack')}</Banner>
  const isRejected = submission.status === 'REJECTED'
  return (
    <Banner tone="warn" title={t(isRejected ? 'serviceAreas.rejected' : 'serviceAreas.needsMoreInfo')}>
      {isRejected ? t('serviceAreas.rejectedDetail') : submission.comments}
    </Banner>
  )
}
