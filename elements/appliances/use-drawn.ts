import { type RefCallback, useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react'
import type { Dock } from '../../core/appliances/types'
import { isElement } from '../kit/nodes'
import { createSight } from './sight'

/** So long (milliseconds) what is out of sight waits for its turn. */
const nextTurn = 1000
/** What is about to be scrolled into sight is drawn already. */
const margin = '25%'

interface Drawn {
  readonly docks: readonly Dock[]
  /** For each appliance, which names itself by `data-dock`. */
  readonly watch: RefCallback<HTMLElement>
}

/** The appliances as they are drawn: those in sight as they are now, the others a few at a time. */
export function useDrawn(docks: readonly Dock[]): Drawn {
  const [sight] = useState(createSight)
  const [turn, goOn] = useReducer((count: number) => count + 1, 0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn draws some more of the same appliances
  const drawn = useMemo(() => sight.draw(docks), [sight, docks, turn])

  const timer = useRef<ReturnType<typeof setTimeout> | null>(null)
  useEffect(() => {
    // What comes in faster than the turns does not put them off.
    if (timer.current !== null || drawn.length === 0 || !sight.isBehind()) return
    timer.current = setTimeout(() => {
      timer.current = null
      if (sight.turn()) goOn()
    }, nextTurn)
  }, [sight, drawn])
  useEffect(() => () => clearTimeout(timer.current ?? undefined), [])

  const [observer] = useState(
    () =>
      new IntersectionObserver(
        changes => {
          const isOld = changes.map(({ target, isIntersecting }) => sight.see(idOf(target), isIntersecting))
          if (isOld.includes(true)) goOn()
        },
        { rootMargin: margin },
      ),
  )
  useEffect(() => () => observer.disconnect(), [observer])
  const watch = useCallback(
    (dock: HTMLElement | null) => {
      if (!dock) return
      observer.observe(dock)
      return () => {
        observer.unobserve(dock)
        sight.see(idOf(dock), false)
      }
    },
    [observer, sight],
  )
  return { docks: drawn, watch }
}

function idOf(dock: Element): string {
  return (isElement(dock) && dock.dataset.dock) || ''
}
