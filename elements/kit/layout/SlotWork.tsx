import type { ReactElement } from 'react'
import type { Tone } from '../feedback/tone'

interface SlotWorkProps {
  /** A percentage: "54%". */
  figures: string
  /** The end of the work, or the reason why it is unknown. */
  note?: string | undefined
  noteTone?: Tone | undefined
  /** A tooltip with details about the end. */
  hint?: string | undefined
  bar: ReactElement
}

/** The progress of the work in a slot, and its end. */
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
