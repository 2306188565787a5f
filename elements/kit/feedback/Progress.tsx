import { getNumberFormat } from '../../../core/base/numbers'
import { useLocale } from '../context'
import type { Tone } from './tone'

interface Props {
  /** The accessible name. */
  label: string
  /** A percentage from 0 to 100; null while it is unknown. */
  value: number | null
  tone?: Tone | undefined
  /** A text at the end instead of the percentage; an empty one for none. */
  figures?: string | undefined
}

/** A bar for running work, with its figures beside it. Finished work shows only figures, without this component. */
export function Progress({ label, value, tone = 'info', figures }: Props) {
  const locale = useLocale()
  const text = figures ?? (value === null ? '' : percentText(value, locale))
  return (
    <span className="progress" data-tone={tone}>
      <span
        className="progress-track"
        role="progressbar"
        aria-label={label}
        aria-valuenow={value === null ? undefined : Math.floor(value)}
        aria-valuetext={text || undefined}
      >
        <span
          className="progress-bar"
          data-unmeasured={value === null || undefined}
          style={{ inlineSize: `${value ?? 30}%` }}
        />
      </span>
      {text && <span className="progress-figures">{text}</span>}
    </span>
  )
}

/** Returns a percentage in the format of the locale, such as "63%". */
export function percentText(value: number, locale: string): string {
  return getNumberFormat(locale, { style: 'percent' }).format(Math.floor(value) / 100)
}
