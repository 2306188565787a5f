import { type ComponentType, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import type { Lazy } from '../../../core/base/lazy'
import { whenIdle } from '../idle'
import { inElement } from '../own-text'
import { Skeleton } from '../states/Skeleton'
import { LostPart } from './LostPart'

interface PartProps<Props extends object> {
  of: Lazy<ComponentType<Props>>
  props: Props
  /** The rows of the skeleton; 0 for a part that takes no room here, such as a dialog. */
  rows: number
  /** Content above the skeleton, such as the title of a view. */
  head?: ReactNode
}

/**
 * A part of a screen that the first rows do not need. Its file loads when it is first shown; when that fails, a retry
 * is offered in its place.
 */
export function Part<Props extends object>({ of, props, rows, head }: PartProps<Props>) {
  const Loaded = usePart(of, true, { isNeededNow: true })
  const { failures } = useLazy(of)
  // A part that failed to preload is requested again now, so do not report that failure.
  const [earlierFailures] = useState(of.state().failures)
  if (Loaded) return <Loaded {...props} />
  const isLost = failures > earlierFailures
  return (
    <>
      {inElement(head)}
      {isLost ? <LostPart of={[of]} isElsewhere={rows === 0} /> : rows > 0 && <Skeleton rows={rows} />}
    </>
  )
}

/**
 * Preloads a part: once `when` holds and the page is idle, or immediately while `isNeededNow`. Returns null until the
 * part is loaded. The caller shows the part by `Part`, or renders a `LostPart` for it.
 */
export function usePart<Value>(part: Lazy<Value>, when = true, { isNeededNow = false } = {}): Value | null {
  const { value } = useLazy(part)
  const isMissing = value === null && (when || isNeededNow)
  useEffect(() => {
    if (!isMissing) return
    // The state of the part contains the failure.
    const start = () => void part.load().catch(() => undefined)
    if (isNeededNow) return start()
    return whenIdle(start)
  }, [part, isMissing, isNeededNow])
  return value
}

/** Returns the state of a lazy part, and renders again when it changes. */
export function useLazy<Value>(part: Lazy<Value>) {
  return useSyncExternalStore(part.subscribe, part.state, part.state)
}
