import alert from 'icon:alert-circle'
import warn from 'icon:alert-triangle'
import ok from 'icon:circle-check'
import info from 'icon:info-circle'
import type { ReactNode } from 'react'
import { Icon } from './icons/Icon'

interface BannerProps {
  tone: 'ok' | 'info' | 'warn' | 'danger'
  title?: ReactNode
  children?: ReactNode
  /** One link or button. */
  step?: ReactNode
}

const icons = { ok, info, warn, danger: alert }

/** A message of the whole screen; at most one at a time. */
export function Banner({ tone, title, children, step }: BannerProps) {
  return (
    <div className="banner" data-tone={tone} role={tone === 'danger' ? 'alert' : 'status'}>
      <Icon of={icons[tone]} />
      <div className="banner-words">
        {title && <b>{title}</b>} {children}
      </div>
      {step}
    </div>
  )
}
