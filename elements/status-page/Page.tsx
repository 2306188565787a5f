import type { ReactNode } from 'react'
import { Drawing } from '../kit/drawings/Drawing'
import type { Picture } from '../kit/drawings/picture'
import { Heading } from '../kit/layout/Heading'
import { inElement } from '../kit/own-text'

interface PageProps {
  drawing: Picture
  title: string
  /** Paragraphs, one sentence or two each. */
  paragraphs: readonly string[]
  /** Buttons: the next steps. */
  steps?: ReactNode
  /** The outcome of the last step, which screen readers announce; '' before the first step. */
  outcome?: string
  /** The content below. */
  children?: ReactNode
}

/** A page with one message: a drawing, a title, a sentence and one action. */
export function Page({ drawing, title, paragraphs, steps, outcome, children }: PageProps) {
  return (
    <section className="status-page">
      <Drawing of={drawing} />
      <Heading depth={0} className="page-title" part="heading">
        {title}
      </Heading>
      <div className="status-words">
        {paragraphs.map(paragraph => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {steps && <div className="status-steps">{steps}</div>}
      {outcome !== undefined && (
        <p className="status-told" role="status">
          {outcome}
        </p>
      )}
      {inElement(children)}
    </section>
  )
}
