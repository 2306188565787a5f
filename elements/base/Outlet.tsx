import { useSignals } from '@preact/signals-react/runtime'
import { type ComponentType, useEffect, useState } from 'react'
import { whenIdle } from '../../core/base/idle'
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
 * The place of the notices in an element. Their parts come after the first rows, which they do not hold up, or with
 * the first message. When they do not arrive they are asked for again, ever more rarely.
 */
export function Outlet(props: NoticesProps) {
  useSignals()
  const { toasts, report, busy } = props.notifications
  const isWanted = toasts.value.length > 0 || report.value !== null || busy.value !== null
  const [Notices, arrived] = useState<ComponentType<NoticesProps> | null>(null)
  const [attempt, retry] = useState(0)
  const isThere = Notices !== null
  useEffect(() => {
    if (isThere) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let wanted = true
    const start = () =>
      void bring(import('./Notices')).then(
        module => wanted && arrived(() => module.Notices),
        () => {
          if (wanted) timer = setTimeout(() => retry(attempt + 1), askAgainIn(attempt))
        },
      )
    const callOff = isWanted ? start() : whenIdle(start)
    return () => {
      wanted = false
      callOff?.()
      clearTimeout(timer)
    }
  }, [attempt, isWanted, isThere])
  return Notices && <Notices {...props} />
}
