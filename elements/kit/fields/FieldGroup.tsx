import { type ReactNode, useId } from 'react'
import { inElement } from '../own-text'
import { FieldMessage, type FieldProps } from './Field'

/** What the fields inside a group take over from it. */
export interface GroupWiring {
  describedBy: string | undefined
}

interface Props extends Pick<FieldProps, 'label' | 'labelHidden' | 'hint' | 'error' | 'advice'> {
  /** Something at the end of the row, such as the button that removes it. */
  action?: ReactNode
  /** The fields, with their labels hidden; each one at fault is given `invalid`. */
  children: (wiring: GroupWiring) => ReactNode
}

/** Several controls in a row that are one thing to the reader, with one message below: a phone, a pair of times. */
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
