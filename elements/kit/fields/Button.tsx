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
  /** One primary a view. `destroy` is filled and stands only in a dialog that confirms. */
  kind?: 'primary' | 'plain' | 'quiet' | 'danger' | 'destroy'
  /** 28 high in bars, 32 elsewhere. */
  size?: 'bar' | 'control'
  icon?: string | undefined
  /** Work is under way: it turns, and a second press does nothing. */
  busy?: boolean
  /** Why it cannot be pressed. It keeps its word and its place in the tab order, and says this. */
  off?: string | undefined
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
  off,
  type = 'button',
  ref,
  ...rest
}: ButtonProps) {
  const idle = busy || off !== undefined
  return (
    <button
      {...rest}
      ref={ref}
      type={type}
      className={`button ${kind}`}
      part={kind === 'primary' ? 'button primary-button' : 'button'}
      data-size={size}
      aria-disabled={idle || undefined}
      aria-busy={busy || undefined}
      title={off}
      onClick={event => (idle ? event.preventDefault() : onClick?.(event))}
    >
      {busy ? <Spinner size={16} /> : icon && <Icon of={icon} />}
      {inElement(children)}
    </button>
  )
}
