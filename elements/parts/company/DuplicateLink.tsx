interface TwinLinkProps {
  /** What is wrong: the same stands in an earlier row. */
  problem: string
  link: string
  /** What else is wrong with the row. */
  more?: string | undefined
  onSee(): void
}

/** Says that a row repeats an earlier one, and leads there. */
export function DuplicateLink({ problem, link, more, onSee }: TwinLinkProps) {
  return (
    <>
      {problem}
      {'. '}
      <button type="button" className="link" onClick={onSee}>
        {link}
      </button>
      {more && `\n${more}`}
    </>
  )
}
