import { useEffect, useState } from 'react'
import type { Text } from '../../core/i18n/translate'
import { rangeProblem, sameRange } from '../../core/reports/rules'
import type { ReportRange } from '../../core/reports/types'

/** How long a person may pause while typing a day before it is taken, in milliseconds. */
const pause = 500

interface TypedRange {
  readonly typed: ReportRange
  readonly problem: Text | null
  type(range: ReportRange): void
}

/** The range as it is typed; what makes a report is taken after a pause. */
export function useRange(given: ReportRange, take: (range: ReportRange) => void): TypedRange {
  const [edit, setEdit] = useState<{ over: ReportRange; range: ReportRange } | null>(null)
  // Once the attributes say something else, they win over what was typed before.
  const typed = edit && sameRange(edit.over, given) ? edit.range : given
  const problem = rangeProblem(typed)
  useEffect(() => {
    if (rangeProblem(typed) !== null || sameRange(typed, given)) return
    const timer = setTimeout(() => take(typed), pause)
    return () => clearTimeout(timer)
  })
  return { typed, problem, type: range => setEdit({ over: given, range }) }
}
