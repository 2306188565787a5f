import type { ButtonHTMLAttributes, MouseEventHandler, ReactNode, Ref } from 'react'
import { Icon } from '../icons/Icon'
import { inElement } from '../own-text'
import { Spinner } from '../states/Spinner'

interface ButtonProps
  extends Pick<
    ButtonHTMLAttributes<HTMLButtonElement>,
    'aria-controls' | 'aria-expanded' | 'aria-haspopup' | 'aria-keyshortcuts' | 'aria-label' | 'onKeyDown'
  > {
  children: ReactNode
  onClick?: MouseEventHandler<HTMLButtonElement>
  /** One `primary` button for each view. `destroy` is filled and used only in a dialog that confirms. */
  kind?: 'primary' | 'plain' | 'quiet' | 'danger' | 'destroy'
  /** The height: 28 px in bars, 32 px elsewhere. */
  size?: 'bar' | 'control'
  icon?: string | undefined
  /** Whether work is running: a spinner is shown, and a press does nothing. */
  busy?: boolean
  /** The reason why the button is disabled, shown as its title. The button stays in the tab order. */
  offReason?: string | undefined
  type?: 'button' | 'submit'
  ref?: Ref<HTMLButtonElement>
}

export function Button({
  children,
  onClick,
  kind = 'plain',
  size = 'control',
  icon,
  busy = false,
  offReason,
  type = 'button',
  ref,
  ...rest
}: ButtonProps) {
  const isInactive = busy || offReason !== undefined
  return (
    <button
      {...rest}
      ref={ref}
      type={type}
      className={`button ${kind}`}
      part={kind === 'primary' ? 'button primary-button' : 'button'}
      data-size={size}
      aria-disabled={isInactive || undefined}
      aria-busy={busy || undefined}
      title={offReason}
      onClick={event => (isInactive ? event.preventDefault() : onClick?.(event))}
    >
      {busy ? <Spinner size={16} /> : icon && <Icon of={icon} />}
      {inElement(children)}
    </button>
  )
}
