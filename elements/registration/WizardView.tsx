import cloud from 'icon:cloud-check'
import { useEffect, useState } from 'react'
import { messagesUnder } from '../../core/base/field-path'
import { lazy } from '../../core/base/lazy'
import type { Form as Draft } from '../../core/drafts/form'
import { areAllShown, countedFaults } from '../../core/registration/faults'
import { problemsOn, stepOf } from '../../core/registration/rules'
import { type Errors, type RegistrationForm, type Step, steps } from '../../core/registration/types'
import type { ApprovalState } from '../../core/session/rules'
import sheet from '../../styles/areas/company-parts.css?inline'
import { useSheet } from '../base/bridge/hooks'
import { DraftBanner, type ShownDraft, unsentText } from '../base/drafts/DraftBanner'
import { useText } from '../kit/context'
import { Part } from '../kit/feedback/Part'
import { Button } from '../kit/fields/Button'
import { Form } from '../kit/fields/Form'
import { FormFoot } from '../kit/fields/FormFoot'
import { useFirstProblem } from '../kit/fields/use-first-problem'
import { Panel } from '../kit/layout/Panel'
import { Wizard } from '../kit/layout/Wizard'
import { CompanyFields } from '../parts/company/CompanyFields'
import { ListsBanner } from '../parts/company/ListsBanner'
import { CancelDialog } from './CancelDialog'
import { DrivesStep } from './DrivesStep'
import { ConflictDifferences, SentBack } from './SentBack'
import { stepTitles } from './step-titles'
import { useWizard } from './wizard-context'

const areasPart = lazy(() => import('./AreasStep'), 'AreasStep')

interface WizardViewProps {
  step: Step
  state: ApprovalState
  banner: ShownDraft
  /** The number of refused submissions. After each refusal, the focus goes to the first invalid field. */
  refusals: number
  onRegister(): Promise<boolean>
  /** Leaves the registration. */
  onLeave(): void
}

/** The three steps, with the reviewer's comments once a submission was sent back. */
export function WizardView({ step, state, banner, refusals, onRegister, onLeave }: WizardViewProps) {
  const t = useText()
  useSheet(sheet)
  const { store, draft, form: typed, errors, toSubmit, theirs, onStep } = useWizard()
  const isResubmission = state !== 'NOT_SUBMITTED'
  const [reached, setReached] = useState<Step>(isResubmission ? '3' : step)
  const [isLeaving, setLeaving] = useState(false)
  const { form, seek } = useFirstProblem(refusals)
  if (step > reached) setReached(step)
  const missing = useMissing(draft, reached !== '1')
  const countedErrors = countedFaults(typed.company.businessHours, errors)
  const count = Object.keys(countedErrors).filter(path => stepOf(path) !== null).length
  const title = t(stepTitles[step])
  const before = steps[steps.indexOf(step) - 1]
  const isShownAtFields = count > 0 && areAllShown(errors) && banner.failure?.category === 'invalid'

  async function next() {
    const missing = await store.reveal(step, () => void next())
    if (missing === null) return
    const following = steps[steps.indexOf(step) + 1]
    if (Object.keys(missing).length > 0) seek()
    else if (following) onStep(following)
  }

  const foot = (
    <FormFoot note={unsentText(banner, t) ?? (banner.kept && t('shared.draftKept'))} noteIcon={cloud}>
      <Button kind="quiet" onClick={() => (draft.dirty.value ? setLeaving(true) : onLeave())}>
        {t('kit.cancel')}
      </Button>
      {before && <Button onClick={() => onStep(before)}>{t('registration.back')}</Button>}
      {step === '2' ? (
        <Button kind="primary" onClick={() => void next()}>
          {t('registration.next')}
        </Button>
      ) : (
        <Button
          kind="primary"
          type="submit"
          busy={banner.state === 'saving'}
          offReason={step === '3' && store.isSameAsSubmitted.value ? t('shared.nothingChanged') : undefined}
        >
          {t(step === '3' ? 'registration.register' : 'registration.next')}
        </Button>
      )}
    </FormFoot>
  )

  return (
    <div ref={form} className="stack">
      <DraftBanner
        draft={isShownAtFields ? { ...banner, failure: null } : banner}
        failureTitle={t('registration.submitFailed')}
        differences={theirs && <ConflictDifferences before={theirs} after={toSubmit} />}
        onSend={() => void onRegister()}
      />
      <ListsBanner lists={store.lists.value} onRetry={() => void store.refreshLists()} />
      <div className="registration-columns">
        {isResubmission && <SentBack />}
        <Panel>
          <Wizard
            label={t('registration.title')}
            active={step}
            steps={steps.map(each => ({
              id: each,
              title: t(stepTitles[each]),
              problems: problemsOn(each, countedErrors),
              finished:
                missing !== null &&
                (each < reached || isResubmission) &&
                problemsOn(each, { ...missing, ...errors }) === 0,
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
                // The editor of areas contains small forms, and HTML allows no form inside a form.
                <section className="form" aria-label={title}>
                  <Part of={areasPart} rows={8} props={{}} />
                  {foot}
                </section>
              ) : (
                <Form label={title} onSubmit={() => void (step === '3' ? onRegister() : next())}>
                  {step === '1' && <CompanyStep />}
                  {step === '3' && <DrivesStep />}
                  {foot}
                </Form>
              )}
            </div>
          </Wizard>
        </Panel>
      </div>
      {isLeaving && (
        <CancelDialog
          isDraftStored={banner.kept}
          onStay={() => setLeaving(false)}
          onLeave={onLeave}
          onDiscard={() => {
            draft.discard()
            onLeave()
          }}
        />
      )}
    </div>
  )
}

/** Step 1: phones, emails, time zone and business hours. */
function CompanyStep() {
  const { form, base, errors, countries, timezones, onEdit } = useWizard()
  return (
    <CompanyFields
      value={form.company}
      base={base.company}
      errors={messagesUnder('company', errors)}
      countries={countries}
      timezones={timezones}
      onEdit={change => onEdit(before => ({ ...before, company: change(before.company) }))}
    />
  )
}

/** Returns the errors of all steps, shown or not; null until validation has ended, and unless `isWanted`. */
function useMissing({ value, validate }: Draft<RegistrationForm>, isWanted: boolean): Errors | null {
  const form = value.value
  const [missing, setMissing] = useState<Errors | null>(null)
  useEffect(() => {
    if (!isWanted) return
    let isCurrent = true
    validate(form).then(
      found => isCurrent && setMissing(found),
      () => isCurrent && setMissing(null),
    )
    return () => {
      isCurrent = false
    }
  }, [form, validate, isWanted])
  return missing
}
