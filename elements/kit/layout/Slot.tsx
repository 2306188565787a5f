import type { ReactNode } from 'react'
import type { Tone } from '../feedback/tone'
import { Icon } from '../icons/Icon'
import { inElement } from '../own-text'

export interface SlotProps {
  /** "Bay 1"; in a compact slot its number alone. */
  name: string
  /** What kind of drive stands in it. */
  type?: string | undefined
  tone: Tone
  /** The whole slot in its tone: for what must be seen across the room, eject and failed. */
  filled?: boolean | undefined
  /** Nothing in it: dashed, and only its state is said. */
  empty?: boolean | undefined
  icon?: string | undefined
  state: string
  detail?: string | undefined
  detailTone?: Tone | undefined
  /** Whom the drive is for, or its serial. */
  reference?: ReactNode
  work?: SlotWork | undefined
  /** A button at the foot. */
  action?: ReactNode
  /** Number, state and track alone: for what is not live. */
  compact?: boolean | undefined
}

export interface SlotWork {
  /** The track in words: "Step 2 of 3, 63%". */
  label: string
  /** The step under way, from 1. Those before it are full, those after it empty. */
  step: number
  /** Percent of that step. */
  value: number
  figures?: string | undefined
  remaining?: string | undefined
  remainingTone?: Tone | undefined
  /** A line of its own: whether the work ends in time. */
  note?: ReactNode
}

const steps = [1, 2, 3]

/** The slots of an appliance side by side in its chassis; on a phone a list. */
export function Chassis({ label, columns, children }: { label: string; columns: 4 | 8; children: ReactNode }) {
  return (
    <ul className="chassis" aria-label={label} data-columns={columns}>
      {children}
    </ul>
  )
}

/** A slot that holds a drive: light, number and type; state, detail, whom it is for; how far the work is. */
export function Slot(props: SlotProps) {
  const { name, type, tone, state, work, action } = props
  return (
    <li
      className="slot"
      data-tone={tone}
      data-filled={props.filled || undefined}
      data-empty={props.empty || undefined}
      data-compact={props.compact || undefined}
    >
      <div className="slot-head">
        <span className="slot-light" />
        <span className="slot-name">{name}</span>
        {type && (
          <span className="slot-type" translate="no">
            {type}
          </span>
        )}
      </div>
      <div className="slot-body">
        <p className="slot-state">
          {props.icon && <Icon of={props.icon} />}
          <span>{state}</span>
        </p>
        {props.detail && (
          <p className="slot-detail" data-tone={props.detailTone}>
            {props.detail}
          </p>
        )}
        {props.reference && <p className="slot-reference">{props.reference}</p>}
        {work && <Work work={work} tone={tone} />}
        {action && <div className="slot-action">{action}</div>}
      </div>
    </li>
  )
}

function Work({ work, tone }: { work: SlotWork; tone: Tone }) {
  return (
    <div className="slot-work">
      {(work.figures || work.remaining) && (
        <p className="slot-figures">
          {work.figures && <span className="slot-percent">{work.figures}</span>}
          {work.remaining && (
            <span className="slot-remaining" data-tone={work.remainingTone}>
              {work.remaining}
            </span>
          )}
        </p>
      )}
      {inElement(work.note)}
      <span className="segments" role="img" aria-label={work.label} data-tone={tone}>
        {steps.map(step => (
          <span key={step} className="progress-track">
            <span
              className="progress-bar"
              style={{ transform: `scaleX(${step < work.step ? 1 : step === work.step ? work.value / 100 : 0})` }}
            />
          </span>
        ))}
      </span>
    </div>
  )
}
