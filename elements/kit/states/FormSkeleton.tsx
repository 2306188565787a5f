import { Placeholder } from './loading-scope'

interface FormSkeletonProps {
  /** The titles of the expected sections, each with its likely number of lines of fields. */
  sections: readonly { readonly title: string; readonly lines: number }[]
}

/** The placeholder of a form that is not loaded yet. The titles of its sections are already shown. */
export function FormSkeleton({ sections }: FormSkeletonProps) {
  return (
    <Placeholder className="form-skeleton">
      {sections.map(({ title, lines }) => (
        <div key={title} className="form-section">
          <div className="form-title">{title}</div>
          <div className="form-fields">
            {Array.from({ length: lines }, (_, line) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines are alike and never move
              <span key={line} className="field-skeleton">
                <i />
              </span>
            ))}
          </div>
        </div>
      ))}
    </Placeholder>
  )
}
