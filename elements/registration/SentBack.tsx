import { commentsOf } from '../../core/approvals/rules'
import { dayTimeIn, zoneName } from '../../core/base/time'
import { differencesBetween } from '../../core/drafts/differences'
import { subjectsOf } from '../../core/registration/subjects'
import { useText } from '../kit/context'
import { Banner } from '../kit/feedback/Banner'
import { Differences } from '../parts/Differences'
import type { WizardProps } from './step-props'
import { useNames } from './use-names'

/** What the reviewer said of the last submission, and what changed since. */
export function SentBack({ approval, zone, form, submitted, sent, timezones }: WizardProps) {
  const t = useText()
  const now = sent(form)
  const names = useNames(timezones, submitted, now)
  const comments = commentsOf(approval)
  const isRejected = approval?.status === 'REJECTED'
  const changes = submitted ? differencesBetween(subjectsOf(submitted, names), subjectsOf(now, names)) : []
  return (
    <div className="sent-back">
      <Banner
        tone={isRejected ? 'danger' : 'warn'}
        title={t(isRejected ? 'registration.rejectedTitle' : 'registration.moreTitle')}
      >
        {comments && <q className="sent-back-words">{comments}</q>}
        <span className="sent-back-about">
          {approval &&
            t('registration.submittedOn', {
              time: dayTimeIn(approval.submittedOn, zone),
              zone: zoneName(zone, approval.submittedOn, t.locale),
            })}
        </span>
        <span className="sent-back-about">
          {t(isRejected ? 'registration.rejectedDetail' : 'registration.moreDetail')}
        </span>
      </Banner>
      <section className="panel padded changes" aria-label={t('registration.changes')}>
        <h3 className="form-title">{t('registration.changes')}</h3>
        {changes.length === 0 ? (
          <p className="quiet-text">{t('registration.noChanges')}</p>
        ) : (
          <Differences of={changes} />
        )}
      </section>
    </div>
  )
}
