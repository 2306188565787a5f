import alert from 'icon:alert-circle'
import warn from 'icon:alert-triangle'
import ok from 'icon:circle-check'
import history from 'icon:history'
import info from 'icon:info-circle'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { Icon } from '../icons/Icon'
import { inElement, space } from '../own-text'
import { type BannerRank, useBannerPlace } from './banner-place'
import type { Tone } from './tone'

interface BannerProps {
  tone: Tone
  /** By default the icon of the tone. */
  icon?: string
  /** A sentence about the event. */
  title?: ReactNode
  /** A sentence about the next step. */
  children?: ReactNode
  /** One link or button. */
  step?: ReactNode
  /** Whether the step is required before a save, which then only moves the focus to the banner. */
  asks?: boolean
  /** By default `choice` when the banner asks, else the rank of its tone. */
  rank?: BannerRank
}

const icons = { ok, info, warn, danger: alert, mute: history } as const satisfies Record<Tone, string>
const ranks = {
  ok: 'pending',
  info: 'pending',
  warn: 'error',
  danger: 'failure',
  mute: 'restored',
} as const satisfies Record<Tone, BannerRank>

/**
 * A message about the whole screen, under the title of the screen. When several banners apply, only the first by rank
 * is shown.
 */
export function Banner({ tone, icon = icons[tone], title, children, step, asks = false, rank }: BannerProps) {
  const { slot, isShown } = useBannerPlace(rank ?? (asks ? 'choice' : ranks[tone]))
  if (!isShown) return null
  const banner = (
    <div
      className="banner"
      data-tone={tone}
      role={tone === 'danger' ? 'alert' : 'status'}
      {...(asks && { 'data-problem': '', tabIndex: -1 })}
    >
      <Icon of={icon} />
      <div className="banner-words">
        {title && <b>{title}</b>}
        {space}
        {inElement(children)}
      </div>
      {inElement(step)}
    </div>
  )
  return slot ? createPortal(banner, slot) : banner
}
