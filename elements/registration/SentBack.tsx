import { commentsOf } from '../../core/approvals/rules'
import { dayTimeIn, zoneName } from '../../core/base/time'
import { differencesBetween } from '../../core/drafts/differences'
import { subjectsOf } from '../../core/registration/subjects'
import type { Registration } from '../../core/wire/people'
import { useText } from '../kit/context'
import { Banner } from '../kit/feedback/Banner'
import { Heading } from '../kit/layout/Heading'
import { Differences } from '../parts/Differences'
import { useCodeNames } from './use-code-names'
import { useWizard } from './wizard-context'

/** Shows the reviewer's comments on the last submission, and the changes since then. */
export function SentBack() {
  const t = useText()
  const { approval, zone, submitted, toSubmit } = useWizard()
  const names = useCodeNames(submitted, toSubmit)
  const comments = commentsOf(approval)
  const isRejected = approval?.status === 'REJECTED'
  const changes = submitted ? differencesBetween(subjectsOf(submitted, names), subjectsOf(toSubmit, names)) : []
  return (
    <div className="sent-back">
      <Banner
        tone={isRejected ? 'danger' : 'warn'}
        rank="pending"
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
        <Heading className="form-title">{t('registration.changes')}</Heading>
        {changes.length === 0 ? (
          <p className="quiet-text">{t('registration.noChanges')}</p>
        ) : (
          <Differences of={changes} />
        )}
      </section>
    </div>
  )
}

/** Shows how the edits of this window differ from the conflicting edits of another window or person. */
export function ConflictDifferences({ before, after }: { before: Registration; after: Registration }) {
  const names = useCodeNames(before, after)
  return <Differences of={differencesBetween(subjectsOf(before, names), subjectsOf(after, names))} />
}
