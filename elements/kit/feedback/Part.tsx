import { type ComponentType, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import type { Lazy } from '../../../core/base/lazy'
import { whenIdle } from '../idle'
import { inElement } from '../own-text'
import { Skeleton } from '../states/Skeleton'
import { LostPart } from './LostPart'

interface PartProps<Props extends object> {
  of: Lazy<ComponentType<Props>>
  props: Props
  /** Rows of the skeleton that stands in its place; 0 for what takes no room there, such as a dialog. */
  rows: number
  /** Stands above its place until it is there, such as the title of a view. */
  head?: ReactNode
}

/** A part of a screen that its first rows do not need: loaded when it is first shown, with a retry in its place when its file did not arrive. */
export function Part<Props extends object>({ of, props, rows, head }: PartProps<Props>) {
  const Loaded = usePart(of, true, true)
  const { failures } = useLazy(of)
  // What was lost before it was wanted is asked for again now: no reason to alarm anybody.
  const [lostAhead] = useState(of.state().failures)
  if (Loaded) return <Loaded {...props} />
  const isLost = failures > lostAhead
  return (
    <>
      {inElement(head)}
      {isLost ? <LostPart of={[of]} isOut={rows === 0} /> : rows > 0 && <Skeleton rows={rows} />}
    </>
  )
}

/**
 * Loads a part before it is shown: once `when` holds and there is nothing else to do, or at once when it is wanted
 * `now`. Null until it is there. Whoever asks this way has a `LostPart` of it in sight, or shows it by `Part`.
 */
export function usePart<Value>(part: Lazy<Value>, when = true, now = false): Value | null {
  const { value } = useLazy(part)
  const isMissing = value === null && (when || now)
  useEffect(() => {
    if (!isMissing) return
    // Its state says that it did not arrive.
    const start = () => void part.load().catch(() => undefined)
    if (now) return start()
    return whenIdle(start)
  }, [part, isMissing, now])
  return value
}

/** What stands in a file of its own, and whether it arrived. */
export function useLazy<Value>(part: Lazy<Value>) {
  return useSyncExternalStore(part.subscribe, part.state, part.state)
}
