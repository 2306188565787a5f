import { useLocale } from '../context'
import type { Tone } from '../feedback/tone'

interface TallyProps {
  done: number
  of: number
  /** The subject of the count, for screen readers. */
  label: string
  tone?: Tone
}

/** A count such as "86 / 240", with a bar while it is incomplete: 0 and complete counts are only figures. */
export function Tally({ done, of, label, tone = 'mute' }: TallyProps) {
  const number = new Intl.NumberFormat(useLocale())
  return (
    <span className="tally" data-tone={tone}>
      {done > 0 && done < of && <progress className="tally-bar" aria-label={label} value={done} max={of} />}
      <span className="figures">
        <span className={done > 0 ? undefined : 'quiet-text'}>{number.format(done)}</span>
        <span className="quiet-text">{` / ${number.format(of)}`}</span>
      </span>
    </span>
  )
}
