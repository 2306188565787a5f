import { type ReactNode, type RefObject, useId } from 'react'
import { BannersInPlace } from '../feedback/banner-place'
import type { Tone } from '../feedback/tone'
import { Icon } from '../icons/Icon'
import { dialogLevel, Heading, HeadingScope } from '../layout/Heading'
import { inElement } from '../own-text'
import { useModal } from './use-modal'

interface DialogProps {
  title: ReactNode
  /** An icon beside the title. */
  icon?: string
  tone?: Tone
  children?: ReactNode
  /** The buttons. */
  foot?: ReactNode
  /** Is called when Escape is pressed, or the browser has closed the dialog. The owner unmounts it. */
  onClose(): void
  /** The control that receives the focus, usually the safest button; by default the first one that the browser finds. */
  initialFocus?: RefObject<HTMLElement | null>
  /** Whether the dialog requires a decision, so that its role is `alertdialog`. */
  alert?: boolean
  /** Content above the page that must stay reachable, such as toasts. */
  over?: ReactNode
}

/**
 * A native modal dialog, open while it is mounted and its screen is visible. It is in the top layer, so no ancestor
 * clips it. When it unmounts, the focus returns to the previously focused element.
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
