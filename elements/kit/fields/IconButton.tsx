import type { ButtonHTMLAttributes, Ref } from 'react'
import { Icon } from '../icons/Icon'

interface IconButtonProps
  extends Pick<
    ButtonHTMLAttributes<HTMLButtonElement>,
    | 'aria-disabled'
    | 'aria-expanded'
    | 'aria-haspopup'
    | 'aria-controls'
    | 'aria-pressed'
    | 'onClick'
    | 'onKeyDown'
    | 'id'
  > {
  icon: string
  /** The accessible name, also shown as the tooltip. */
  label: string
  kind?: 'plain' | 'quiet'
  size?: 'bar' | 'control'
  flip?: boolean
  ref?: Ref<HTMLButtonElement>
}

/** A button with only an icon. */
export function IconButton({ icon, label, kind = 'quiet', size = 'bar', flip = false, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      className={`button only ${kind}`}
      part="button"
      data-size={size}
      aria-label={label}
      title={label}
      {...rest}
    >
      <Icon of={icon} flip={flip} />
    </button>
  )
}
