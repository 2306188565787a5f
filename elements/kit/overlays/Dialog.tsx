import { type ReactNode, type RefObject, useId } from 'react'
import { BannersInPlace } from '../feedback/banner-place'
import type { Tone } from '../feedback/tone'
import { Icon } from '../icons/Icon'
import { dialogLevel, Heading, HeadingScope } from '../layout/Heading'
import { inElement } from '../own-text'
import { useModal } from './use-modal'

interface DialogProps {
  title: ReactNode
  /** Beside the title. */
  icon?: string
  tone?: Tone
  children?: ReactNode
  /** Buttons; the one that is safest and useful comes into focus by `initialFocus`. */
  foot?: ReactNode
  /** Escape was pressed, or the page closed it. The owner takes it away. */
  onClose(): void
  /** Else the first control that the browser finds. */
  initialFocus?: RefObject<HTMLElement | null>
  /** It decides something: `alertdialog` to those who listen. */
  alert?: boolean
  /** What is shown over the page while the page cannot be reached: toasts. */
  over?: ReactNode
}

/**
 * A native modal dialog, open as long as it is there and in sight. It rises to the top layer, so no ancestor clips
 * it; when it goes, the focus returns to what had it.
 */
export function Dialog({ title, icon, tone, children, foot, onClose, initialFocus, alert = false, over }: DialogProps) {
  const modal = useModal(onClose, initialFocus)
  const titleId = useId()

  return (
    <HeadingScope level={dialogLevel}>
      <dialog
        {...modal}
        className="dialog"
        part="dialog"
        role={alert ? 'alertdialog' : undefined}
        aria-labelledby={titleId}
      >
        <div className="dialog-body">
          <Heading depth={0} id={titleId} className="dialog-title" data-tone={tone}>
            {icon && <Icon of={icon} />}
            <span>{title}</span>
          </Heading>
          <BannersInPlace>{inElement(children)}</BannersInPlace>
        </div>
        {foot && <div className="dialog-foot">{foot}</div>}
        {inElement(over)}
      </dialog>
    </HeadingScope>
  )
}
