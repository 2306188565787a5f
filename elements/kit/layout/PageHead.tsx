import type { ReactNode } from 'react'
import { BannerSlot } from '../feedback/banner-place'
import { inElement } from '../own-text'
import { Heading } from './Heading'

interface PageHeadProps {
  title: ReactNode
  /** A link above the title, to the previous screen. */
  back?: ReactNode
  /** Content after the title, such as a badge. */
  beside?: ReactNode
  /** Content at the far side: the live mark, an action. */
  children?: ReactNode
}

export function PageHead({ title, back, beside, children }: PageHeadProps) {
  return (
    <div className="page-head">
      {back && <div className="page-back">{back}</div>}
      <div className="page-line">
        <Heading depth={0} className="page-title" part="heading">
          {title}
        </Heading>
        {inElement(beside)}
        {children && <div className="page-side">{children}</div>}
      </div>
      <BannerSlot />
    </div>
  )
}
