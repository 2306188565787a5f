interface TwinLinkProps {
  /** What is wrong: the same stands in an earlier row. */
  problem: string
  link: string
  onSee(): void
}

/** Says that a row repeats an earlier one, and leads there. */
export function TwinLink({ problem, link, onSee }: TwinLinkProps) {
  return (
    <>
      {problem}
      {'. '}
      <button type="button" className="link" onClick={onSee}>
        {link}
      </button>
    </>
  )
}
