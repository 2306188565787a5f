import type { ReactElement } from 'react'
import type { Tone } from '../feedback/tone'

interface SlotWorkProps {
  /** "54%". */
  figures: string
  /** When the work ends, or why that is not known. */
  note?: string | undefined
  noteTone?: Tone | undefined
  /** More about the end, as a hint. */
  hint?: string | undefined
  bar: ReactElement
}

/** How far the work in a slot is, and when it ends. */
export function SlotWork({ figures, note, noteTone, hint, bar }: SlotWorkProps) {
  return (
    <div className="slot-work">
      <p className="slot-figures" title={hint}>
        <span className="slot-percent">{figures}</span>
        {note && (
          <span className="slot-note" data-tone={noteTone}>
            {note}
          </span>
        )}
      </p>
      {bar}
    </div>
  )
}
