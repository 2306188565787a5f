import { numbersIn } from '../../../core/base/numbers'
import { useLocale } from '../context'
import type { Tone } from './tone'

interface Props {
  /** Its name for those who listen. */
  label: string
  /** 0 to 100; null while there is no measure. */
  value: number | null
  tone?: Tone | undefined
  /** Words at the end instead of the percentage; an empty text leaves the bar alone. */
  figures?: string | undefined
}

/** A bar for what is under way, with its figures beside it. What is finished shows figures alone, without this. */
export function Progress({ label, value, tone = 'info', figures }: Props) {
  const locale = useLocale()
  const words = figures ?? (value === null ? '' : percentText(value, locale))
  return (
    <span className="progress" data-tone={tone}>
      <span
        className="progress-track"
        role="progressbar"
        aria-label={label}
        aria-valuenow={value === null ? undefined : Math.floor(value)}
        aria-valuetext={words || undefined}
      >
        <span
          className="progress-bar"
          data-unmeasured={value === null || undefined}
          style={{ inlineSize: `${value ?? 30}%` }}
        />
      </span>
      {words && <span className="progress-figures">{words}</span>}
    </span>
  )
}

/** "63%" in the locale's form. */
export function percentText(value: number, locale: string): string {
  return numbersIn(locale, { style: 'percent' }).format(Math.floor(value) / 100)
}
