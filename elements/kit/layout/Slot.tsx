import type { ReactElement, ReactNode } from 'react'
import type { Tone } from '../feedback/tone'
import { Icon } from '../icons/Icon'

export interface SlotProps {
  /** The visible part of the name: "1". */
  number: string
  /** Its name for those who listen: "Bay 1". */
  name: string
  /** The kind of drive in the slot, as a hint. */
  hint?: string | undefined
  tone: Tone
  /** The whole slot in its tone: for states that must be seen across the room, eject and failed. */
  filled?: boolean | undefined
  /** Nothing in it: dashed, and only its state is said. */
  empty?: boolean | undefined
  icon?: string | undefined
  state: string
  /** Whom the drive is for, or which drive it is. */
  reference?: ReactNode
  detail?: string | undefined
  detailTone?: Tone | undefined
  /** How far the work in it is. */
  work?: ReactElement | null | undefined
  /** A button at the foot. */
  action?: ReactElement | null | undefined
  /** Number, state and percent alone: for slots that are not live. */
  compact?: boolean | undefined
}

/** The slots of an appliance side by side in its chassis; on a phone two in a row. */
export function Chassis({ label, columns, children }: { label: string; columns: 4 | 8; children: ReactNode }) {
  return (
    <ul className="chassis" aria-label={label} data-columns={columns}>
      {children}
    </ul>
  )
}

/** A slot that holds a drive: number and state; whom it is for, its detail; how far the work is, or the next step. */
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
