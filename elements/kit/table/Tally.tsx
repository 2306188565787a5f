import { useLocale } from '../context'
import type { Tone } from '../feedback/tone'

interface TallyProps {
  done: number
  of: number
  /** What is counted, for those who do not see the column's head. */
  label: string
  tone?: Tone
}

/** "86 / 240", with a bar while it is under way: nothing begun and everything done are figures alone. */
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
