import { type ComponentType, useEffect, useState } from 'react'
import { bring } from './bring'
import type { NoticesProps } from './Notices'

/** The first pause before the parts are asked for again, and the longest, in milliseconds. */
const firstPause = 5000
const longestPause = 5 * 60_000

/** The pause before attempt `attempt` (from 0) is repeated, in milliseconds: doubled each time, up to five minutes. */
export function askAgainIn(attempt: number): number {
  return Math.min(longestPause, firstPause * 2 ** attempt)
}

/**
 * The place of the notices in an element. Their parts come right after the first rows, so that they are there before
 * the first message, and do not hold the rows up. When they do not arrive they are asked for again, ever more rarely.
 */
export function Outlet(props: NoticesProps) {
  const [Notices, arrived] = useState<ComponentType<NoticesProps> | null>(null)
  const [attempt, retry] = useState(0)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let wanted = true
    bring(import('./Notices')).then(
      module => wanted && arrived(() => module.Notices),
      () => {
        if (wanted) timer = setTimeout(() => retry(attempt + 1), askAgainIn(attempt))
      },
    )
    return () => {
      wanted = false
      clearTimeout(timer)
    }
  }, [attempt])
  return Notices && <Notices {...props} />
}
