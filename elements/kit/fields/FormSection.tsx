import type { ReactNode } from 'react'
import { Heading } from '../layout/Heading'

interface Props {
  title: string
  hint?: ReactNode
  children: ReactNode
}

/** One subject of a form: title and hint at the side, its fields beside them; one column where space is limited. */
export function FormSection({ title, hint, children }: Props) {
  return (
    <section className="form-section">
      <div className="form-about">
        <Heading className="form-title">{title}</Heading>
        {hint && <p className="form-hint">{hint}</p>}
      </div>
      <div className="form-fields">{children}</div>
    </section>
  )
}
