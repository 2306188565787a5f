import close from 'icon:x'
import { type ReactNode, useId } from 'react'
import { useText } from '../context'
import { BannersInPlace } from '../feedback/banner-place'
import { IconButton } from '../fields/IconButton'
import { dialogLevel, Heading, HeadingScope } from '../layout/Heading'
import { useModal } from './use-modal'

interface Props {
  title: ReactNode
  /** Whether the title is a name, which translators skip. */
  isName?: boolean
  onClose: () => void
  children: ReactNode
  foot?: ReactNode
  /** Whether the panel is placed inside the screen instead of over the page. */
  inline?: boolean | undefined
}

/** A column at the end of the screen for one record. Over the page it is modal, and Escape calls `onClose`. */
export function SidePanel({ inline = false, ...props }: Props) {
  const titleId = useId()
  const content = (
    <HeadingScope level={inline ? undefined : dialogLevel}>
      <PanelContent {...props} titleId={titleId} />
    </HeadingScope>
  )
  if (!inline) {
    return (
      <Sheet titleId={titleId} onClose={props.onClose}>
        {content}
      </Sheet>
    )
  }
  return (
    <section className="side-panel" aria-labelledby={titleId}>
      {content}
    </section>
  )
}

function PanelContent({
  title,
  isName = false,
  onClose,
  children,
  foot,
  titleId,
}: Omit<Props, 'inline'> & { titleId: string }) {
  const t = useText()
  return (
    <>
      <div className="side-panel-head">
        <Heading depth={0} id={titleId} className="side-panel-title" translate={isName ? 'no' : undefined}>
          {title}
        </Heading>
        <IconButton icon={close} label={t('kit.close')} onClick={onClose} />
      </div>
      <div className="side-panel-body">{children}</div>
      {foot && <div className="side-panel-foot">{foot}</div>}
    </>
  )
}

function Sheet({ titleId, onClose, children }: { titleId: string; onClose: () => void; children: ReactNode }) {
  const modal = useModal(onClose)
  return (
    <dialog {...modal} className="side-panel side-panel-sheet" part="dialog" aria-labelledby={titleId}>
      <BannersInPlace>{children}</BannersInPlace>
    </dialog>
  )
}
