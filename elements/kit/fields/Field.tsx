import alertCircle from 'icon:alert-circle'
import alertTriangle from 'icon:alert-triangle'
import { type CSSProperties, type ReactNode, useId } from 'react'
import { Icon } from '../icons/Icon'
import { inElement } from '../own-text'

/** The props of every field. Texts are translated by the owner; a field keeps no value of its own. */
export interface FieldProps {
  label: string
  /** Whether the label is only for screen readers, because it is visible elsewhere, such as in a column head. */
  labelHidden?: boolean | undefined
  hint?: ReactNode
  /** An error that prevents a save; replaces the hint. */
  error?: ReactNode
  /** A warning about a value that may stay as it is. */
  advice?: ReactNode
  /** Marks the field as invalid without a message of its own, when the surrounding group shows the message. */
  invalid?: boolean | undefined
  /** The id of a message outside the field, such as below the group. */
  describedBy?: string | undefined
  /** Whether the value differs from the saved one. */
  changed?: boolean | undefined
  readOnly?: boolean | undefined
  disabled?: boolean | undefined
  required?: boolean | undefined
  /** Whether the height is 28 px, for bars and table cells. */
  small?: boolean | undefined
  onBlur?: (() => void) | undefined
}

/** Content inside the border beside the input. Clicks on it reach the input below. */
export interface Inside {
  /** An icon at the start. */
  icon?: string | undefined
  /** A text at the start, such as a currency. */
  prefix?: string | undefined
  /** A text at the end, such as a unit. */
  suffix?: string | undefined
  endIcon?: string | undefined
}

/** The attributes that connect an input with its label and message. */
interface Wiring {
  id: string
  disabled?: boolean | undefined
  'aria-required'?: true | undefined
  'aria-invalid'?: true | undefined
  'aria-describedby'?: string | undefined
  'aria-errormessage'?: string | undefined
  onBlur?: (() => void) | undefined
}

interface Props extends FieldProps {
  /** Only for a single control with the border: an input or a select. */
  inside?: Inside | undefined
  children: (wiring: Wiring) => ReactNode
}

/** A label above, the control, and a hint or problem below. `children` renders the control with its attributes. */
export function Field({ children, inside, ...props }: Props) {
  const id = useId()
  const { error, advice, hint } = props
  const message = error || advice || hint
  const messageId = message ? `${id}-message` : undefined
  const invalid = Boolean(error) || props.invalid === true
  const control = children({
    id,
    disabled: props.disabled,
    'aria-required': props.required || undefined,
    'aria-invalid': invalid || undefined,
    'aria-describedby': [messageId, props.describedBy].filter(Boolean).join(' ') || undefined,
    'aria-errormessage': error ? messageId : undefined,
    onBlur: props.onBlur,
  })
  return (
    <div
      className="field"
      data-tone={invalid ? 'danger' : advice ? 'warn' : undefined}
      data-changed={props.changed || undefined}
      data-small={props.small || undefined}
    >
      <label className={props.labelHidden ? 'sr-only' : 'field-label'} htmlFor={id}>
        {props.label}
      </label>
      {inElement(inside ? addInside(control, inside, Boolean(advice)) : control)}
      <FieldMessage id={messageId} error={error} advice={advice} hint={hint} />
    </div>
  )
}

/** Adds icons and texts to a control. The icon distinguishes a warning from the focus by more than color. */
function addInside(control: ReactNode, { icon, prefix, suffix, endIcon }: Inside, advice: boolean): ReactNode {
  const inset = {
    '--start': icon ? '22px' : '0px',
    '--end': `${[advice, endIcon].filter(Boolean).length * 22}px`,
    '--prefix': prefix?.length ?? 0,
    '--suffix': suffix?.length ?? 0,
  } as CSSProperties
  return (
    <div className="control" style={inset}>
      {inElement(control)}
      {(icon || prefix) && (
        <span className="control-start" aria-hidden="true">
          {icon && <Icon of={icon} />}
          {inElement(prefix)}
        </span>
      )}
      <span className="control-end">
        {suffix && <span aria-hidden="true">{suffix}</span>}
        {advice && (
          <span className="control-advice">
            <Icon of={alertTriangle} />
          </span>
        )}
        {endIcon && <Icon of={endIcon} />}
      </span>
    </div>
  )
}

interface MessageProps extends Pick<FieldProps, 'hint' | 'error' | 'advice'> {
  id: string | undefined
}

/** The line below a control: its error, else its advice, else its hint. */
export function FieldMessage({ id, hint, error, advice }: MessageProps) {
  const message = error || advice || hint
  if (!message) return null
  const tone = error ? 'danger' : advice ? 'warn' : undefined
  return (
    <p className="field-message" id={id} data-tone={tone}>
      {tone && <Icon of={error ? alertCircle : alertTriangle} size={14} />}
      <span>{message}</span>
    </p>
  )
}
