import { useEffect, useState } from 'react'
import type { Text } from '../../core/i18n/translate'
import { rangeProblem, sameRange } from '../../core/reports/rules'
import type { ReportRange } from '../../core/reports/types'
import { useStable } from '../kit/use-stable'

/** The pause in typing after which a range is applied, in milliseconds. */
const pause = 500

interface TypedRange {
  readonly typed: ReportRange
  readonly problem: Text | null
  type(range: ReportRange): void
}

/** Returns the range as typed. A valid range is applied after a pause in typing. */
export function useRange(applied: ReportRange, apply: (range: ReportRange) => void): TypedRange {
  const [edit, setEdit] = useState<{ base: ReportRange; range: ReportRange } | null>(null)
  // New attributes replace an earlier typed range.
  const typed = edit && sameRange(edit.base, applied) ? edit.range : applied
  const problem = rangeProblem(typed)
  const { from, to } = typed
  const isNew = problem === null && !sameRange(typed, applied)
  const onPause = useStable(apply)
  // Only typing starts the pause again, because a page may render more often than a pause is long.
  useEffect(() => {
    if (!isNew) return
    const timer = setTimeout(() => onPause({ from, to }), pause)
    return () => clearTimeout(timer)
  }, [from, to, isNew, onPause])
  return { typed, problem, type: range => setEdit({ base: applied, range }) }
}
