import check from 'icon:check'
import type { ReactNode } from 'react'
import { useText } from '../context'
import { Icon } from '../icons/Icon'
import { inElement } from '../own-text'

export interface WizardStep {
  id: string
  title: string
  problems?: number | undefined
  finished?: boolean | undefined
  /** One may go there from here. */
  open?: boolean | undefined
}

interface Props {
  label: string
  steps: readonly WizardStep[]
  /** Id of the step that is shown. */
  active: string
  onStep: (id: string) => void
  /** The active step's form. */
  children: ReactNode
}

/** Steps in a fixed order, each with where it stands; a phone names the active one alone. */
export function Wizard({ label, steps, active, onStep, children }: Props) {
  return (
    <section className="wizard" aria-label={label}>
      <ol className="wizard-steps">
        {steps.map((step, at) => (
          <Step key={step.id} step={step} at={at + 1} active={step.id === active} onGo={() => onStep(step.id)} />
        ))}
      </ol>
      {inElement(children)}
    </section>
  )
}

interface StepProps {
  step: WizardStep
  at: number
  active: boolean
  onGo: () => void
}

function Step({ step, at, active, onGo }: StepProps) {
  const t = useText()
  const state = active ? 'active' : step.finished ? 'finished' : 'inactive'
  const content = (
    <>
      <span className="wizard-disc">{state === 'finished' ? <Icon of={check} size={14} /> : at}</span>
      <span className="wizard-words">
        <span className="wizard-title">{step.title}</span>
        {state === 'finished' && <span className="sr-only">{t('kit.stepFinished')}</span>}
        {step.problems !== undefined && step.problems > 0 && (
          <span className="wizard-problems">{t('kit.problems', { count: step.problems })}</span>
        )}
      </span>
    </>
  )
  return (
    <li className="wizard-step" data-state={state} aria-current={active ? 'step' : undefined}>
      {step.open && !active ? (
        <button type="button" className="wizard-go" onClick={onGo}>
          {content}
        </button>
      ) : (
        <div className="wizard-go">{content}</div>
      )}
    </li>
  )
}
