import done from 'icon:circle-check'
import hourglass from 'icon:hourglass'
import { reviewedBy } from '../../core/approvals/rules'
import { dayTimeIn, zoneName } from '../../core/base/time'
import { differencesBetween } from '../../core/drafts/differences'
import drafts from '../../core/i18n/en/shared-drafts'
import { registerMessages } from '../../core/i18n/translate'
import type { View } from '../../core/registration/rules'
import { subjectsOf } from '../../core/registration/subjects'
import type { ApprovalState } from '../../core/session/rules'
import type { Approval, Registration } from '../../core/wire/people'
import type { Timezone } from '../../core/wire/reference'
import { useText } from '../kit/context'
import { Banner } from '../kit/feedback/Banner'
import { Button } from '../kit/fields/Button'
import { PageHead } from '../kit/layout/PageHead'
import { Panel } from '../kit/layout/Panel'
import { Message } from '../kit/states/Message'
import { Differences } from '../parts/Differences'
import { ApprovalBadge } from './ApprovalBadge'
import { Review } from './Review'
import { useNames } from './use-names'

registerMessages('en', drafts)

interface EndStateProps {
  view: View
  state: ApprovalState
  approval: Approval | null
  zone: string
  shown: Registration | null
  /** What was typed and not submitted, over what was. */
  typed: Registration | null
  timezones: readonly Timezone[]
  onStart(): void
  onDiscard(): void
}

/** What became of a submission, by when it will be decided, and all of its data to be read. */
export function EndState({ view, state, approval, zone, shown, typed, timezones, ...props }: EndStateProps) {
  const t = useText()
  const names = useNames(timezones, shown, typed)
  const left = shown && typed ? differencesBetween(subjectsOf(shown, names), subjectsOf(typed, names)) : []
  const isApproved = view === 'approved'
  const title = isApproved
    ? 'registration.approvedTitle'
    : view === 'success'
      ? 'registration.successTitle'
      : 'registration.pendingTitle'
  return (
    <>
      <PageHead title={t('registration.title')}>
        <ApprovalBadge state={state} />
      </PageHead>
      <Message
        icon={view === 'pending' ? hourglass : done}
        tone={view === 'pending' ? 'info' : 'ok'}
        title={t(title)}
        steps={
          isApproved && (
            <Button kind="primary" onClick={props.onStart}>
              {t('registration.toStart')}
            </Button>
          )
        }
      >
        {isApproved ? <p>{t('registration.approvedDetail')}</p> : <p>{t('registration.successDetail')}</p>}
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
      {left.length > 0 && (
        <Banner
          tone="warn"
          title={t('registration.leftOut')}
          step={
            <Button size="bar" onClick={props.onDiscard}>
              {t('shared.discard')}
            </Button>
          }
        >
          {t(isApproved ? 'registration.leftOutLive' : 'registration.leftOutPending')}
          <Differences of={left} />
        </Banner>
      )}
      {shown && (
        <Panel label={t(isApproved ? 'registration.liveData' : 'registration.submittedData')} padded>
          <h3 className="form-title">{t(isApproved ? 'registration.liveData' : 'registration.submittedData')}</h3>
          <Review data={shown} timezones={timezones} />
        </Panel>
      )}
    </>
  )
}
