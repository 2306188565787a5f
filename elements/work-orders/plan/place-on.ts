import type { CSSProperties } from 'react'
import type { PlanAxis } from '../../../core/work-orders/plan/plan-axis'

/** Returns the position of an instant (epoch milliseconds) on an axis, in percent; 0 or 100 beyond its ends. */
export function percentOn({ from, to }: PlanAxis, at: number): number {
  return Math.min(100, Math.max(0, ((at - from) / (to - from)) * 100))
}

export function placeOn(axis: PlanAxis, at: number): CSSProperties {
  return { insetInlineStart: `${percentOn(axis, at)}%` }
}

/** The part of an axis at each end, in percent, in which a label is aligned to the end. */
const edge = 18

/** Returns the style of a label: centered on its instant, but within the axis near the ends. */
export function labelOn(axis: PlanAxis, at: number): CSSProperties {
  const percent = percentOn(axis, at)
  const before = Math.min(percent, edge) / edge
  const after = Math.min(100 - percent, edge) / edge
  return { ...placeOn(axis, at), '--_shift': `${50 * (1 + before - after)}%` } as CSSProperties
}

/** Returns the style of a bar between two instants. */
export function spanOn(axis: PlanAxis, from: number, to: number): CSSProperties {
  const start = percentOn(axis, from)
  return { insetInlineStart: `${start}%`, inlineSize: `${percentOn(axis, to) - start}%` }
}
