import type { ReactNode } from 'react'
import { Drawing } from '../kit/drawings/Drawing'
import type { Picture } from '../kit/drawings/picture'
import { Heading } from '../kit/layout/Heading'
import { inElement } from '../kit/own-text'

interface PageProps {
  drawing: Picture
  title: string
  /** Paragraphs, one sentence or two each. */
  says: readonly string[]
  /** Buttons: the next steps. */
  steps?: ReactNode
  /** The outcome of the last step, '' before it: read out when it changes. */
  told?: string
  /** The content below. */
  children?: ReactNode
}

/** A page that says one thing: a drawing, a title, a sentence and one action. */
export function Page({ drawing, title, says, steps, told, children }: PageProps) {
  return (
    <section className="status-page">
      <Drawing of={drawing} />
      <Heading depth={0} className="page-title" part="heading">
        {title}
      </Heading>
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
