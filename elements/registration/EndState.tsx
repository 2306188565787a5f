import '../../core/drafts/words'
import { decisionPoll } from '../../core/approvals/decision-poll'
import { reviewedBy } from '../../core/approvals/rules'
import { dayTimeIn, zoneName } from '../../core/base/time'
import { differencesBetween } from '../../core/drafts/differences'
import { registration } from '../../core/registration/store'
import { subjectsOf } from '../../core/registration/subjects'
import type { View } from '../../core/registration/types'
import { useScreen, useStore } from '../base/bridge/hooks'
import { useText } from '../kit/context'
import { allDone, underReview } from '../kit/drawings/empty'
import { Banner } from '../kit/feedback/Banner'
import { Button } from '../kit/fields/Button'
import { Heading } from '../kit/layout/Heading'
import { Panel } from '../kit/layout/Panel'
import { Message } from '../kit/states/Message'
import { Differences } from '../parts/Differences'
import { Review } from './Review'
import { useCodeNames } from './use-code-names'

/** The state of a submission, the day by which it will be decided, and all of its data. */
export function EndState({ view }: { view: View }) {
  const t = useText()
  const { host } = useScreen()
  const store = useStore(registration)
  useStore(decisionPoll)
  const draft = store.draft.value
  const approval = store.approval.value
  const zone = store.zone.value
  const shown = store.shown.value
  // The data of the draft, if it has edits that were not submitted.
  const typed = draft?.dirty.value ? store.toRegistration(draft.value.value) : null
  const names = useCodeNames(shown, typed)
  const differences = shown && typed ? differencesBetween(subjectsOf(shown, names), subjectsOf(typed, names)) : []
  const isApproved = view === 'approved'
  const dataTitle = t(isApproved ? 'registration.liveData' : 'registration.submittedData')
  const title = isApproved
    ? 'registration.approvedTitle'
    : view === 'success'
      ? 'registration.successTitle'
      : 'registration.pendingTitle'
  return (
    <>
      <Message
        drawing={isApproved ? allDone : underReview}
        title={t(title)}
        steps={
          isApproved && (
            <Button kind="primary" onClick={() => host.navigate('/')}>
              {t('registration.toStart')}
            </Button>
          )
        }
      >
        <p>{t(isApproved ? 'registration.approvedDetail' : 'registration.successDetail')}</p>
        {!isApproved && approval && (
          <>
            <p>
              {t('registration.submittedOn', {
                time: dayTimeIn(approval.submittedOn, zone),
                zone: zoneName(zone, approval.submittedOn, t.locale),
              })}
            </p>
            <p>{t('registration.reviewedBy', { day: reviewedBy(approval.submittedOn, zone) })}</p>
          </>
        )}
      </Message>
      {differences.length > 0 && (
        <Banner
          tone="warn"
          title={t('registration.leftOut')}
          step={
            <Button size="bar" onClick={() => draft?.discard()}>
              {t('shared.discard')}
            </Button>
          }
        >
          <span>{t(isApproved ? 'registration.leftOutLive' : 'registration.leftOutPending')}</span>
          <Differences of={differences} />
        </Banner>
      )}
      {shown && (
        <Panel label={dataTitle} padded>
          <Heading className="form-title">{dataTitle}</Heading>
          <Review data={shown} />
        </Panel>
      )}
    </>
  )
}
