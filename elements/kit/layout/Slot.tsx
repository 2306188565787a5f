import type { ReactElement, ReactNode } from 'react'
import type { Tone } from '../feedback/tone'
import { Icon } from '../icons/Icon'

export interface SlotProps {
  /** The visible part of the name: "1". */
  number: string
  /** The accessible name: "Bay 1". */
  name: string
  /** The kind of drive in the slot, as a tooltip. */
  hint?: string | undefined
  tone: Tone
  /** Whether the whole slot is filled with its tone, for states that must be seen across the room: eject and failed. */
  filled?: boolean | undefined
  /** Whether the slot is empty: it has a dashed border and shows only its state. */
  empty?: boolean | undefined
  icon?: string | undefined
  state: string
  /** The recipient or the name of the drive. */
  reference?: ReactNode
  detail?: string | undefined
  detailTone?: Tone | undefined
  /** The progress of the work in the slot. */
  work?: ReactElement | null | undefined
  /** A button at the foot. */
  action?: ReactElement | null | undefined
  /** Whether only number, state and percentage are shown, for slots that are not live. */
  compact?: boolean | undefined
}

/** The slots of an appliance side by side in its chassis; two in a row on a phone. */
export function Chassis({ label, columns, children }: { label: string; columns: 4 | 8; children: ReactNode }) {
  return (
    <ul className="chassis" aria-label={label} data-columns={columns}>
      {children}
    </ul>
  )
}

/**
 * A slot of an appliance: its number and state, the recipient and details of its drive, and the progress of the work or
 * the next step.
 */
export function Slot(props: SlotProps) {
  const { number, name, hint, tone, icon, state, reference, detail, detailTone, work, action } = props
  return (
    <li
      className="slot"
      title={hint}
      data-tone={tone}
      data-filled={props.filled || undefined}
      data-empty={props.empty || undefined}
      data-compact={props.compact || undefined}
    >
      <p className="slot-head">
        <span className="slot-name" aria-hidden="true">
          {number}
        </span>
        <span className="sr-only">{name}</span>
        <span className="slot-state">
          {icon && <Icon of={icon} />}
          <span>{state}</span>
        </span>
      </p>
      {reference && <p className="slot-reference">{reference}</p>}
      {detail && (
        <p className="slot-detail" data-tone={detailTone}>
          {detail}
        </p>
      )}
      {work}
      {action && <div className="slot-action">{action}</div>}
    </li>
  )
}
