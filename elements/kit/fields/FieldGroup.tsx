import { type ReactNode, useId } from 'react'
import { inElement } from '../own-text'
import { FieldMessage, type FieldProps } from './Field'

/** The props that fields inside a group receive. */
export interface GroupWiring {
  describedBy: string | undefined
}

interface Props extends Pick<FieldProps, 'label' | 'labelHidden' | 'hint' | 'error' | 'advice'> {
  /** Content at the end of the row, such as a button that removes the row. */
  action?: ReactNode
  /** Renders the fields, with hidden labels; each field with an error has `invalid`. */
  children: (wiring: GroupWiring) => ReactNode
}

/** Several controls in a row that belong together, with one message below: a phone number, a pair of times. */
export function FieldGroup({ label, labelHidden, hint, error, advice, action, children }: Props) {
  const id = useId()
  const messageId = error || advice || hint ? `${id}-message` : undefined
  return (
    <fieldset className="field-group" aria-describedby={messageId}>
      <legend className={labelHidden ? 'sr-only' : 'field-label'}>{label}</legend>
      <div className="field-group-row">
        <div className="field-group-controls">{children({ describedBy: messageId })}</div>
        {inElement(action)}
      </div>
      <FieldMessage id={messageId} hint={hint} error={error} advice={advice} />
    </fieldset>
  )
}
