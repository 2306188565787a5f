import { useEffect, useRef, useState } from 'react'
import type { SavePart } from '../../core/drafts/form-options'
import { text } from '../../core/i18n/translate'
import { firstInvalidStep, viewOf } from '../../core/registration/rules'
import { registration } from '../../core/registration/store'
import { steps } from '../../core/registration/types'
import { useRead, useStore, useWork } from '../base/bridge/hooks'
import { draftShown } from '../base/drafts/DraftBanner'
import { useResend } from '../base/drafts/use-resend'
import { ReadState } from '../base/frame/ReadState'
import { useText } from '../kit/context'
import { PageHead } from '../kit/layout/PageHead'
import { useFocusKept } from '../parts/use-focus-kept'
import { ApprovalBadge } from './ApprovalBadge'
import type { RegistrationProps } from './contract'
import { EndState } from './EndState'
import { RegistrationSkeleton } from './RegistrationSkeleton'
import { useLastStep } from './use-last-step'
import { WizardView } from './WizardView'
import { readWizard, WizardContext } from './wizard-context'

/** Receives the focus of a control that is removed, such as a retry that has succeeded. */
const restsOn = ['.page-title']

export function Registration({ values, host }: RegistrationProps) {
  const t = useText()
  const store = useStore(registration)
  const { state: states, draft: drafts, read, approval } = store
  const [isSending, setSending] = useState(false)
  const [refusals, setRefusals] = useState(0)
  const state = states.value
  const draft = drafts.value
  const step = steps.find(each => each === values.step) ?? '1'
  // The submission stays in sight until its outcome is known.
  const view = isSending ? step : state && viewOf(state, values.step)
  const editable = steps.some(each => each === view)
  useRead(read.value, text('registration.loadFailed'), store.refresh)
  useWork({ dirty: editable && (draft?.dirty.value ?? false), save: submit, discard: () => draft?.discard() })
  const banner = draftShown(draft)
  useResend(editable ? banner.unsent : 0, () => submit('unsent'))
  const screen = useFocusOn(view)
  useFocusKept(screen, restsOn)
  const leaveStep = useLastStep(store, host, editable ? step : null)

  async function submit(part?: SavePart): Promise<boolean> {
    if (!editable || draft === null || store.isRepeat.peek()) return true
    setSending(true)
    const isSubmitted = await store.submit(part)
    setSending(false)
    if (!isSubmitted) {
      // The focus of a person who works elsewhere meanwhile is not moved.
      if (part === 'unsent') return false
      const target = firstInvalidStep(draft.errors.peek())
      if (target !== null && target !== step) host.setView('step', target)
      // Without an invalid field or a conflict, the focus stays at the button, which may be pressed again.
      if (target !== null || draft.theirs.peek() !== null) setRefusals(count => count + 1)
      return false
    }
    host.emit('reeldock-registration-submitted', { approvalId: approval.peek()?.id ?? '' })
    // A page that follows the path sets the step itself.
    if (!host.navigate('/register/success')) host.setView('step', 'success')
    return true
  }

  return (
    <div className="stack registration" ref={screen} tabIndex={-1}>
      <PageHead title={t('registration.title')}>{state && <ApprovalBadge state={state} />}</PageHead>
      <ReadState
        read={read.value}
        title={t('registration.loadFailed')}
        skeleton={<RegistrationSkeleton step={step} />}
        onRetry={() => void store.refresh()}
      >
        {draft && state && editable && (
          <WizardContext value={{ ...readWizard(store, draft), onStep: next => host.setView('step', next) }}>
            <WizardView
              step={step}
              state={state}
              banner={banner}
              refusals={refusals}
              onRegister={() => submit()}
              onLeave={() => {
                leaveStep()
                if (!host.navigate('/')) host.setView('step', '1')
              }}
            />
          </WizardContext>
        )}
        {state && view && !editable && <EndState view={view} />}
      </ReadState>
    </div>
  )
}

/** Another step or state receives the focus, so that it is read out; the page has moved the focus to the first one. */
function useFocusOn(view: string | null) {
  const screen = useRef<HTMLDivElement>(null)
  const before = useRef(view)
  useEffect(() => {
    if (before.current !== null && before.current !== view) screen.current?.focus()
    before.current = view
  }, [view])
  return screen
}
