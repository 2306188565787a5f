import { useEffect, useState } from 'react'
import type { Text } from '../../core/i18n/translate'
import { rangeProblem, sameRange } from '../../core/reports/rules'
import type { ReportRange } from '../../core/reports/types'
import { useStable } from '../kit/use-stable'

/** How long a person may pause while typing a day before it is taken, in milliseconds. */
const pause = 500

interface TypedRange {
  readonly typed: ReportRange
  readonly problem: Text | null
  type(range: ReportRange): void
}

/** The range as typed; a valid one is applied after a pause. */
export function useRange(applied: ReportRange, take: (range: ReportRange) => void): TypedRange {
  const [edit, setEdit] = useState<{ over: ReportRange; range: ReportRange } | null>(null)
  // New attributes replace an earlier typed range.
  const typed = edit && sameRange(edit.over, applied) ? edit.range : applied
  const problem = rangeProblem(typed)
  const { from, to } = typed
  const isNew = problem === null && !sameRange(typed, applied)
  const onPause = useStable(take)
  // Only typing starts the pause again, because a page may render more often than a pause is long.
  useEffect(() => {
    if (!isNew) return
    const timer = setTimeout(() => onPause({ from, to }), pause)
    return () => clearTimeout(timer)
  }, [from, to, isNew, onPause])
  return { typed, problem, type: range => setEdit({ over: applied, range }) }
}
