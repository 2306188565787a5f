import alert from 'icon:alert-circle'
import warn from 'icon:alert-triangle'
import ok from 'icon:circle-check'
import info from 'icon:info-circle'
import type { ReactNode } from 'react'
import { Icon } from '../icons/Icon'
import { inElement, space } from '../own-text'

interface BannerProps {
  tone: 'ok' | 'info' | 'warn' | 'danger'
  title?: ReactNode
  children?: ReactNode
  /** One link or button. */
  step?: ReactNode
  /** Nothing goes on before one of its steps is taken: who tries is led here. */
  asks?: boolean
}

const icons = { ok, info, warn, danger: alert }

/** A message of the whole screen; at most one at a time. */
export function Banner({ tone, title, children, step, asks = false }: BannerProps) {
  return (
    <div
      className="banner"
      data-tone={tone}
      role={tone === 'danger' ? 'alert' : 'status'}
      {...(asks && { 'data-problem': '', tabIndex: -1 })}
    >
      <Icon of={icons[tone]} />
      <div className="banner-words">
        {title && <b>{title}</b>}
        {space}
        {inElement(children)}
      </div>
      {inElement(step)}
    </div>
  )
}
