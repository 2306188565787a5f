import alertTriangle from 'icon:alert-triangle'
import type { CSSProperties, ReactNode } from 'react'
import { Icon } from '../icons/Icon'

interface Props {
  /** Icon at the start, inside the border. */
  icon?: string | undefined
  /** Text at the start, such as a currency. */
  prefix?: string | undefined
  /** Text at the end, such as a unit. */
  suffix?: string | undefined
  /** Icon at the end; a click goes through it. */
  endIcon?: string | undefined
  /** A button at the end, 24 px. */
  end?: ReactNode
  /** Shows the sign of advice, so that it differs from focus by more than colour. */
  advice: boolean
  /** The input, select or combo box; it carries the border. */
  children: ReactNode
}

/** The box of a field: what stands inside the border beside the input. Clicks on it reach the input below. */
export function FieldControl({ icon, prefix, suffix, endIcon, end, advice, children }: Props) {
  const signs = [advice, Boolean(endIcon)].filter(Boolean).length
  const inset = {
    '--start': icon ? '22px' : '0px',
    '--end': `${signs * 22 + (end ? 24 : 0)}px`,
    '--prefix': prefix?.length ?? 0,
    '--suffix': suffix?.length ?? 0,
  } as CSSProperties
  return (
    <div className="control" style={inset}>
      {children}
      {(icon || prefix) && (
        <span className="control-start" aria-hidden="true">
          {icon && <Icon of={icon} />}
          {prefix}
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
        {end}
      </span>
    </div>
  )
}
