import type { ReactNode } from 'react'
import { Icon } from '../icons/Icon'
import { inElement } from '../own-text'

interface Props {
  /** A note about the draft, such as that it is stored on this computer. */
  note?: ReactNode
  noteIcon?: string | undefined
  /** The buttons, the primary one last. */
  children: ReactNode
}

/** The foot of a form, wizard or side panel. */
export function FormFoot({ note, noteIcon, children }: Props) {
  return (
    <div className="form-foot">
      {note && (
        <p className="form-note">
          {noteIcon && <Icon of={noteIcon} />}
          {inElement(note)}
        </p>
      )}
      <div className="form-buttons">{children}</div>
    </div>
  )
}
