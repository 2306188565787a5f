import type { ReactNode } from 'react'
import { Icon } from '../kit/icons/Icon'
import { inElement } from '../kit/own-text'

interface PageProps {
  icon: string
  title: string
  /** One paragraph each. */
  says: readonly string[]
  /** Buttons: what to do now. */
  steps?: ReactNode
  /** What came of the last step, '' before it: read out as it changes. */
  told?: string
  /** What comes below. */
  children?: ReactNode
}

/** A page with one thing to say, and the way on from it. */
export function Page({ icon, title, says, steps, told, children }: PageProps) {
  return (
    <section className="panel status-page">
      <span className="status-icon">
        <Icon of={icon} size={24} />
      </span>
      <h1 className="page-title" part="heading">
        {title}
      </h1>
      <div className="status-words">
        {says.map(words => (
          <p key={words}>{words}</p>
        ))}
      </div>
      {steps && <div className="status-steps">{steps}</div>}
      {told !== undefined && (
        <p className="status-told" role="status">
          {told}
        </p>
      )}
      {inElement(children)}
    </section>
  )
}
