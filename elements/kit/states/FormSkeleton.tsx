import { Placeholder } from './loading-scope'

interface FormSkeletonProps {
  /** The titles of the sections that come, each with how many lines of fields it most likely has. */
  sections: readonly { readonly title: string; readonly lines: number }[]
}

/** Takes the place of the sections of a form that is not loaded yet: their titles are there from the start. */
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
