import { useEffect, useRef, useState } from 'react'
import type { SaveScope } from '../../core/drafts/form-options'
import { text } from '../../core/i18n/translate'
import { firstInvalidStep, viewOf } from '../../core/registration/rules'
import { registration } from '../../core/registration/store'
import { steps } from '../../core/registration/types'
import { useExposedWork, useRead, useStore } from '../base/bridge/hooks'
import { readDraft } from '../base/drafts/DraftBanner'
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

/** The selectors of what receives the focus when the focused control is removed, such as a retry after its success. */
const focusTargets = ['.page-title']

export function Registration({ values, host }: RegistrationProps) {
  const t = useText()
  const store = useStore(registration)
  const { state: stateSignal, draft: draftSignal, read, approval } = store
  const [isSending, setSending] = useState(false)
  const [refusals, setRefusals] = useState(0)
  const state = stateSignal.value
  const draft = draftSignal.value
  const step = steps.find(each => each === values.step) ?? '1'
  // The step stays on the screen during a submission, because the state may change before its outcome is known.
  const view = isSending ? step : state && viewOf(state, values.step)
  const editable = steps.some(each => each === view)
  useRead(read.value, text('registration.loadFailed'), store.refresh)
  useExposedWork({ dirty: editable && (draft?.dirty.value ?? false), save: submit, discard: () => draft?.discard() })
  const banner = readDraft(draft)
  useResend(editable ? banner.unsent : 0, () => submit('unsent'))
  const screen = useFocusOn(view)
  useFocusKept(screen, focusTargets)
  const keepStoredStep = useLastStep(store, host, editable ? step : null)

  async function submit(scope?: SaveScope): Promise<boolean> {
    if (!editable || draft === null || store.isSameAsSubmitted.peek()) return true
    setSending(true)
    const isSubmitted = await store.submit(scope)
    setSending(false)
    if (!isSubmitted) {
      // Unsent edits are sent in the background, so the focus must not move away from what the person is doing.
      if (scope === 'unsent') return false
      const target = firstInvalidStep(draft.errors.peek())
      if (target !== null && target !== step) host.setView('step', target)
      // Without an invalid field or a conflict, the focus stays at the button, which may be pressed again.
      if (target !== null || draft.theirs.peek() !== null) setRefusals(count => count + 1)
      return false
    }
    host.emit('reeldock-registration-submitted', { approvalId: approval.peek()?.id ?? '' })
    // A page that handles the navigation sets the step itself. On other pages the element shows the success.
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
                keepStoredStep()
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

/**
 * Focuses the screen when it shows another step or state, so that screen readers announce it. The first view is left
 * out, because the page decides about the focus at the start.
 */
function useFocusOn(view: string | null) {
  const screen = useRef<HTMLDivElement>(null)
  const before = useRef(view)
  useEffect(() => {
    if (before.current !== null && before.current !== view) screen.current?.focus()
    before.current = view
  }, [view])
  return screen
}
