import type { CSSProperties } from 'react'
import type { PlanAxis } from '../../../core/work-orders/plan/plan-axis'

/** Returns where an instant (epoch milliseconds) stands on an axis, in percent; 0 or 100 for one beyond it. */
export function percentOn({ from, to }: PlanAxis, at: number): number {
  return Math.min(100, Math.max(0, ((at - from) / (to - from)) * 100))
}

export function placeOn(axis: PlanAxis, at: number): CSSProperties {
  return { insetInlineStart: `${percentOn(axis, at)}%` }
}

/** Returns the style of a bar between two instants. */
export function spanOn(axis: PlanAxis, from: number, to: number): CSSProperties {
  const start = percentOn(axis, from)
  return { insetInlineStart: `${start}%`, inlineSize: `${percentOn(axis, to) - start}%` }
}
