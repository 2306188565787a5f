import cloud from 'icon:cloud-check'
import { useState } from 'react'
import { lazy } from '../../core/base/lazy'
import type { PlainKey } from '../../core/i18n/keys'
import { areAllShown, countedFaults } from '../../core/registration/faults'
import { problemsOn, stepOf } from '../../core/registration/rules'
import { type Step, steps } from '../../core/registration/types'
import { DraftBanner, unsentWords } from '../base/drafts/DraftBanner'
import { useText } from '../kit/context'
import { Part } from '../kit/feedback/Part'
import { Button } from '../kit/fields/Button'
import { Form } from '../kit/fields/Form'
import { FormFoot } from '../kit/fields/FormFoot'
import { useFirstProblem } from '../kit/fields/use-first-problem'
import { Panel } from '../kit/layout/Panel'
import { Wizard } from '../kit/layout/Wizard'
import { ListsBanner } from '../parts/company/ListsBanner'
import { CancelDialog } from './CancelDialog'
import { CompanyStep } from './CompanyStep'
import { DrivesStep } from './DrivesStep'
import { SentBack } from './SentBack'
import type { WizardProps } from './step-props'
import { TypedElsewhere } from './TypedElsewhere'
import { useMissing } from './use-missing'

const areasPart = lazy(() => import('./AreasStep'), 'AreasStep')

const titles: Readonly<Record<Step, PlainKey>> = {
  1: 'registration.step1',
  2: 'registration.step2',
  3: 'registration.step3',
}

/** The three steps, with what a reviewer said beside them once a submission was sent back. */
export function WizardView(props: WizardProps) {
  const { step, errors, draft, onStep, onReveal, onRegister, state } = props
  const t = useText()
  const isAgain = state !== 'NOT_SUBMITTED'
  const [reached, setReached] = useState<Step>(isAgain ? '3' : step)
  const [isLeaving, setLeaving] = useState(false)
  const { form, seek } = useFirstProblem(props.refusals)
  if (step > reached) setReached(step)
  const missing = useMissing(props, reached !== '1')
  const counted = countedFaults(props.form.company.businessHours, errors)
  const count = Object.keys(counted).filter(path => stepOf(path) !== null).length
  const title = t(titles[step])
  const isShownAtFields = count > 0 && areAllShown(errors) && draft.failure?.category === 'invalid'

  async function next() {
    const missing = await onReveal(step)
    if (missing === null) return
    const following = steps[steps.indexOf(step) + 1]
    if (Object.keys(missing).length > 0) seek()
    else if (following) onStep(following)
  }

  const foot = (
    <FormFoot note={unsentWords(draft, t) ?? (draft.kept && t('shared.draftKept'))} noteIcon={cloud}>
      <Button kind="quiet" onClick={() => (props.dirty ? setLeaving(true) : props.onCancel())}>
        {t('kit.cancel')}
      </Button>
      {step === '2' ? (
        <Button kind="primary" onClick={() => void next()}>
          {t('registration.next')}
        </Button>
      ) : (
        <Button kind="primary" type="submit" busy={draft.state === 'saving'}>
          {t(step === '3' ? 'registration.register' : 'registration.next')}
        </Button>
      )}
    </FormFoot>
  )

  return (
    <div ref={form} className="stack">
      <DraftBanner
        draft={isShownAtFields ? { ...draft, failure: null } : draft}
        failureTitle={t('registration.submitFailed')}
        differences={props.theirs && <TypedElsewhere {...props} theirs={props.theirs} />}
        onSend={() => void onRegister()}
      />
      <ListsBanner lists={props.lists} onRetry={props.onRetryLists} />
      <div className="registration-columns">
        {isAgain && <SentBack {...props} />}
        <Panel>
          <Wizard
            label={t('registration.title')}
            active={step}
            steps={steps.map(each => ({
              id: each,
              title: t(titles[each]),
              problems: problemsOn(each, counted),
              finished:
                missing !== null && (each < reached || isAgain) && problemsOn(each, { ...missing, ...errors }) === 0,
              open: each <= reached,
            }))}
            onStep={id => onStep(steps.find(each => each === id) ?? '1')}
          >
            <div>
              <p className="sr-only" role="status">
                {t('registration.onStep', { at: step, of: steps.length, title })}
              </p>
              <p className="sr-only" role="alert">
                {count > 0 && t('registration.atFault', { count })}
              </p>
              {step === '2' ? (
                // The editor of areas has small forms of its own, which stand in no other one.
                <section className="form" aria-label={title}>
                  <Part of={areasPart} rows={8} props={props} />
                  {foot}
                </section>
              ) : (
                <Form label={title} onSubmit={() => void (step === '3' ? onRegister() : next())}>
                  {step === '1' && <CompanyStep {...props} />}
                  {step === '3' && <DrivesStep {...props} />}
                  {foot}
                </Form>
              )}
            </div>
          </Wizard>
        </Panel>
      </div>
      {isLeaving && <CancelDialog onStay={() => setLeaving(false)} onLeave={props.onCancel} />}
    </div>
  )
}
