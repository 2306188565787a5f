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
  /** Whether the person can go to this step. */
  open?: boolean | undefined
}

interface Props {
  label: string
  steps: readonly WizardStep[]
  /** The id of the current step. */
  active: string
  onStep: (id: string) => void
  /** The form of the current step. */
  children: ReactNode
}

/** Steps in a fixed order with their states. On a phone only the current step has its title. */
export function Wizard({ label, steps, active, onStep, children }: Props) {
  return (
    <section className="wizard" aria-label={label}>
      <ol className="wizard-steps">
        {steps.map((step, index) => (
          <Step key={step.id} step={step} number={index + 1} active={step.id === active} onGo={() => onStep(step.id)} />
        ))}
      </ol>
      {inElement(children)}
    </section>
  )
}

interface StepProps {
  step: WizardStep
  number: number
  active: boolean
  onGo: () => void
}

function Step({ step, number, active, onGo }: StepProps) {
  const t = useText()
  const state = active ? 'active' : step.finished ? 'finished' : 'inactive'
  const content = (
    <>
      <span className="wizard-disc">{state === 'finished' ? <Icon of={check} size={14} /> : number}</span>
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
