import { type RefCallback, useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react'
import type { Dock } from '../../core/appliances/types'
import { isElement } from '../kit/nodes'
import { createSight } from './sight'

/** The interval between updates of hidden appliances, in milliseconds. */
const turnInterval = 1000
/** The margin around the visible area in which appliances count as visible. */
const margin = '25%'

interface Drawn {
  readonly docks: readonly Dock[]
  /** A ref callback for the element of each appliance. The element has the id of the appliance in `data-dock`. */
  readonly watch: RefCallback<HTMLElement>
}

/** Returns the appliances to draw: visible ones with current data, hidden ones a few at a time. */
export function useDrawnDocks(docks: readonly Dock[]): Drawn {
  const [sight] = useState(createSight)
  const [turn, startTurn] = useReducer((count: number) => count + 1, 0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn draws some more of the same appliances
  const drawn = useMemo(() => sight.draw(docks), [sight, docks, turn])

  const timer = useRef<ReturnType<typeof setTimeout> | null>(null)
  useEffect(() => {
    // Keep a running timer, so that frequent updates do not delay the next turn.
    if (timer.current !== null || drawn.length === 0 || !sight.isBehind()) return
    timer.current = setTimeout(() => {
      timer.current = null
      if (sight.turn()) startTurn()
    }, turnInterval)
  }, [sight, drawn])
  useEffect(() => () => clearTimeout(timer.current ?? undefined), [])

  const [observer] = useState(
    () =>
      new IntersectionObserver(
        changes => {
          const isOld = changes.map(({ target, isIntersecting }) => sight.see(idOf(target), isIntersecting))
          if (isOld.includes(true)) startTurn()
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
