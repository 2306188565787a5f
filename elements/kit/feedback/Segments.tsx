import type { Tone } from './tone'

interface Props {
  /** Its name and where it stands, such as "Bay 1: step 2 of 3, 63%". */
  label: string
  /** The step under way, from 1. Those before it are full, those after it empty. */
  step: number
  /** Percent of that step. */
  value: number
  tone?: Tone | undefined
  count?: number | undefined
}

/** A track in parts, one a step, for work of a few steps in a fixed order. */
export function Segments({ label, step, value, tone = 'info', count = 3 }: Props) {
  return (
    <span className="segments" role="img" aria-label={label} data-tone={tone}>
      {Array.from({ length: count }, (_, at) => at + 1).map(at => (
        <span key={at} className="progress-track">
          <span
            className="progress-bar"
            style={{ transform: `scaleX(${at < step ? 1 : at === step ? value / 100 : 0})` }}
          />
        </span>
      ))}
    </span>
  )
}
